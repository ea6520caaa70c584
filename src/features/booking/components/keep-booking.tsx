import { useState } from 'react';
import { todayInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { type KeptBooking, keepBooking, keptBookings, removeKeptBooking } from '@/state/booking-kept';
import { Button } from '@/ui/static/button';

type KeepBookingProps = { booking: KeptBooking; say: (words: string) => void };

/** Keeps a reservation's code, tour and dates on this device, or takes them away again. */
export function KeepBooking({ booking, say }: KeepBookingProps) {
  const { t } = useWords('booking');
  const [isKept, setKept] = useState(() => keptBookings(todayInJakarta()).some(({ code }) => code === booking.code));
  const toggle = () => {
    const today = todayInJakarta();
    if (isKept) {
      removeKeptBooking(booking.code, today);
      setKept(false);
      return say(t('done.unkept'));
    }
    const isTaken = keepBooking(booking, today);
    setKept(isTaken);
    say(t(isTaken ? 'done.kept' : 'done.keepFailed'));
  };
  return (
    <Button look="quiet" size="large" icon={isKept ? 'check' : 'download'} aria-pressed={isKept} onClick={toggle}>
      {t('done.keep')}
    </Button>
  );
}
