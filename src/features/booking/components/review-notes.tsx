import { useRef, useState } from 'react';
import { timeInJakarta } from '@/domain/dates';
import { partyCost } from '@/domain/trip-cost';
import { usePriceWord } from '@/features/shared/use-price-word';
import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { Note } from '@/ui/static/note';
import { useBookingContext } from '../wizard/booking-context';
import type { ReviewFinding } from '../wizard/use-review-check';
import styles from './review.module.css';
import { isAboutDate, WaysOn } from './ways-on';

/** What has become of seats and price since the departure was chosen, asked before anything is sent. */
export function ReviewNotes() {
  const { t } = useWords('booking');
  const { check, failure } = useBookingContext();
  const priceWord = usePriceWord();
  const place = useRef<HTMLDivElement>(null);
  const [accepted, setAccepted] = useState<{ price: number | null } | null>(null);
  const accept = (price: number | null) => {
    setAccepted({ price });
    // The button that had the focus is gone.
    place.current?.focus();
  };
  // The note beside the button already says what is wrong with the departure.
  const finding = failure && isAboutDate(failure) ? null : check.finding;
  return (
    <div ref={place} tabIndex={-1} className={styles.notes}>
      {finding && (
        <Note tone="warning" role="alert">
          <FindingWords finding={finding} />
          <WaysOn finding={finding} onAccepted={accept} />
        </Note>
      )}
      {!finding && accepted && (
        <Note tone="success" role="status">
          {t('outcome.accepted', { now: priceWord(accepted.price) })}
        </Note>
      )}
      {!failure && check.hasFailed && <OldNote />}
    </div>
  );
}

function FindingWords({ finding }: { finding: ReviewFinding }) {
  const { t } = useWords('booking');
  const { tour, form } = useBookingContext();
  const priceWord = usePriceWord();
  if (finding.kind === 'gone') return <p className={styles.finding}>{t('outcome.gone')}</p>;
  if (finding.kind === 'seats') {
    const words = finding.left > 0 ? t('outcome.seats', { count: finding.left }) : t('outcome.full');
    return <p className={styles.finding}>{words}</p>;
  }
  const { pax, rooms } = form.getValues();
  const total = priceWord(partyCost(finding.now, pax, tour.costs, rooms).total);
  const values = { old: priceWord(finding.old), now: priceWord(finding.now), total };
  return <p className={styles.finding}>{t('outcome.priceChanged', values)}</p>;
}

function OldNote() {
  const { t, locale } = useWords('booking');
  const { check, departures } = useBookingContext();
  const { updatedAt } = departures;
  const age = updatedAt ? t('outcome.oldSince', { time: timeInJakarta(updatedAt, locale) }) : t('outcome.oldAsBuilt');
  return (
    <Note tone="warning" role="status">
      <p>
        {age} {t('outcome.oldGoOn')}
      </p>
      <div className={styles.again}>
        <Button look="line" size="compact" icon="refresh" onClick={check.look}>
          {t('common:buttons.retry')}
        </Button>
      </div>
    </Note>
  );
}
