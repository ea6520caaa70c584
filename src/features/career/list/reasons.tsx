import { useMessages } from '@/i18n/use-messages';
import { Container } from '@/ui/static/container';
import { HiringSteps } from '../components/hiring-steps';
import styles from './reasons.module.css';

const REASONS = ['written', 'judged', 'days', 'learn'];

/** Shows reasons to work here and the steps of an application. */
export function Reasons() {
  const { t } = useMessages('career');
  return (
    <section className="soft-band" aria-labelledby="reasons">
      <Container className={styles.grid}>
        <div>
          <h2 id="reasons">{t('reasons.title')}</h2>
          <dl className={styles.reasons}>
            {REASONS.map((reason) => (
              <div key={reason}>
                <dt>{t(`reasons.${reason}.title`)}</dt>
                <dd>{t(`reasons.${reason}.text`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section aria-labelledby="steps">
          <h2 id="steps" className={`h3 ${styles.stepsTitle}`}>
            {t('steps.title')}
          </h2>
          <HiringSteps />
        </section>
      </Container>
    </section>
  );
}
