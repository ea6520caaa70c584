import type { DepartureChange } from '@/domain/party';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/static/buttons/button';
import { useBookingContext } from '../session/booking-context';
import styles from './notes.module.css';

type Change = Exclude<DepartureChange, { kind: 'price' }> | { kind: 'price'; now: number | null };

/** Shows the next steps after the departure has changed: accept the new price, fewer guests, or another date. */
export function DepartureActions({ change }: { change: Change }) {
  const { t } = useMessages('booking');
  const { editStep, acceptPrice, store } = useBookingContext();
  const changeDate = () => {
    store.dispatch({ type: 'datesOpened' });
    editStep('departure');
  };
  return (
    <div className={`cluster ${styles.actions}`}>
      {change.kind === 'price' && (
        <Button look="second" size="compact" onClick={() => acceptPrice(change.now)}>
          {t('outcome.accept')}
        </Button>
      )}
      {change.kind === 'seats' && change.left > 0 && (
        <Button look="line" size="compact" onClick={() => editStep('departure')}>
          {t('outcome.changePax')}
        </Button>
      )}
      <Button look="line" size="compact" onClick={changeDate}>
        {t('outcome.changeDate')}
      </Button>
    </div>
  );
}
