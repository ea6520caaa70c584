import type { DepartureChange } from '@/domain/party';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { useBookingContext } from '../session/booking-context';
import styles from './notes.module.css';

type Finding = Exclude<DepartureChange, { kind: 'price' }> | { kind: 'price'; now: number | null };

/** Next steps for a departure that is not as it was: the new price, fewer guests, or another date. */
export function DepartureActions({ finding }: { finding: Finding }) {
  const { t } = useWords('booking');
  const { change, acceptPrice, store } = useBookingContext();
  const changeDate = () => {
    store.dispatch({ type: 'datesOpened' });
    change('departure');
  };
  return (
    <div className={styles.actions}>
      {finding.kind === 'price' && (
        <Button look="second" size="compact" onClick={() => acceptPrice(finding.now)}>
          {t('outcome.accept')}
        </Button>
      )}
      {finding.kind === 'seats' && finding.left > 0 && (
        <Button look="line" size="compact" onClick={() => change('departure')}>
          {t('outcome.changePax')}
        </Button>
      )}
      <Button look="line" size="compact" onClick={changeDate}>
        {t('outcome.changeDate')}
      </Button>
    </div>
  );
}
