import { useMessages } from '@/i18n/use-messages';
import styles from './hiring-steps.module.css';

const STEPS = ['read', 'talk', 'answer'];

/** Shows the three steps that follow an application. */
export function HiringSteps() {
  const { t } = useMessages('career');
  return (
    <ol className={styles.steps}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className={styles.title}>{t(`steps.${step}.title`)}</h3>
            <p className={`small muted ${styles.text}`}>{t(`steps.${step}.text`)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
