import { useWords } from '@/i18n/use-words';
import { costsWithAmount, type Inclusions } from '../inclusions';
import styles from './cost-note.module.css';

const SHOWN_COSTS = 4;

/** The small print under a price: what comes on top of it, and that nothing is paid yet. */
export function CostNote({ inclusions }: { inclusions: Inclusions | null }) {
  const { t } = useWords('tour-detail');
  const costs = costsWithAmount(inclusions).slice(0, SHOWN_COSTS);
  return (
    <div className={styles.note}>
      {costs.length > 0 && (
        <>
          <p className={styles.title}>{t('card.notIncluded')}</p>
          <ul className={styles.costs} lang="id">
            {costs.map((cost) => (
              <li key={cost.label}>
                <span>{cost.label}</span>
                <span className={styles.value}>{cost.value}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{t('card.nothingPaid')}</p>
    </div>
  );
}
