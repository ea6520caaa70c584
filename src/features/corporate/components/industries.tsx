import { useMessages } from '@/i18n/use-messages';
import { Section } from '@/ui/static/section';
import styles from './industries.module.css';

const INDUSTRIES = ['manufacture', 'finance', 'energy', 'education', 'public'];

/** Lines of work and how they travel; kinds of companies, never names of clients. */
export function Industries() {
  const { t } = useMessages('corporate');
  return (
    <Section id="industries" title={t('industries.title')} intro={t('industries.text')}>
      <dl className={styles.list}>
        {INDUSTRIES.map((industry) => (
          <div key={industry} className={styles.row}>
            <dt>{t(`industries.${industry}.title`)}</dt>
            <dd>{t(`industries.${industry}.text`)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
