import { useMessages } from '@/i18n/use-messages';
import { Section } from '@/ui/static/section';
import styles from './industries.module.css';

const INDUSTRIES = ['manufacture', 'finance', 'energy', 'education', 'public'];

/** Shows industries and their travel needs; it lists types of companies, never client names. */
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
