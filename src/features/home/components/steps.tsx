import { routes } from '@/config/routes';
import { useMessages } from '@/i18n/use-messages';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Container } from '@/ui/static/container';
import styles from './steps.module.css';

const STEPS = ['choose', 'send', 'deposit', 'leave'];

/** Shows the four steps of a booking. */
export function Steps() {
  const { t } = useMessages('home');
  return (
    <section className="soft-band" aria-labelledby="steps">
      <Container className={styles.grid}>
        <div>
          <h2 id="steps">{t('steps.title')}</h2>
          <p className={styles.text}>{t('steps.text')}</p>
          <GoLink href={routes.bookingTerms()}>{t('steps.terms')}</GoLink>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step, index) => (
            <li key={step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
