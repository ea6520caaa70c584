import { useMessages } from '@/i18n/use-messages';
import styles from './legal-summary.module.css';

/** Shows a summary in plain language before the full text. */
export function LegalSummary({ points }: { points: string[] }) {
  const { t } = useMessages('info');
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary" className={`h3 ${styles.title}`}>
        {t('legal.summary')}
      </h2>
      <ul className={styles.points}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className={`small muted ${styles.note}`}>{t('legal.summaryNote')}</p>
    </section>
  );
}
