import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { useBookingContext } from '../wizard/booking-context';
import type { BookingFailure } from '../wizard/send-booking';
import styles from './failure-note.module.css';

type DateFinding = { kind: 'gone' } | { kind: 'seats'; left: number } | { kind: 'price'; now: number | null };

export const isAboutDate = (failure: BookingFailure): failure is BookingFailure & DateFinding =>
  failure.kind === 'gone' || failure.kind === 'seats' || failure.kind === 'price';

type WaysOnProps = { finding: DateFinding; onAccepted?: (price: number | null) => void };

/** What can be done about a departure that is not as it was: fewer guests, the new price, or another date. */
export function WaysOn({ finding, onAccepted }: WaysOnProps) {
  const { t } = useWords('booking');
  const { change, acceptPrice } = useBookingContext();
  const accept = (price: number | null) => {
    acceptPrice(price);
    onAccepted?.(price);
  };
  return (
    <div className={styles.actions}>
      {finding.kind === 'price' && (
        <Button look="second" size="compact" onClick={() => accept(finding.now)}>
          {t('outcome.accept')}
        </Button>
      )}
      {finding.kind === 'seats' && finding.left > 0 && (
        <Button look="line" size="compact" onClick={() => change('departure')}>
          {t('outcome.changePax')}
        </Button>
      )}
      <Button look="line" size="compact" onClick={() => change('departure')}>
        {t('outcome.changeDate')}
      </Button>
    </div>
  );
}
