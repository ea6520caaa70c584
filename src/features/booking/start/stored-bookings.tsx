import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { routes } from '@/config/routes';
import { formatDateRange, todayInJakarta } from '@/domain/dates';
import { useContentLang } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { sessionState } from '@/state/session';
import { removeStoredBooking, type StoredBooking, storedBookings } from '@/state/stored-bookings';
import { Button } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { Section } from '@/ui/static/section';
import styles from './stored-bookings.module.css';

/** Shows the reservations that the visitor stored on this device. Render it in the browser only. */
export function StoredBookings() {
  const { t } = useMessages('booking');
  const [bookings, setBookings] = useState(() => storedBookings(todayInJakarta()));
  // A sign-out removes them, in this or another tab.
  useEffect(() => {
    const readAgain = () => setBookings(storedBookings(todayInJakarta()));
    const stop = subscribe(sessionState, readAgain);
    window.addEventListener('storage', readAgain);
    return () => {
      stop();
      window.removeEventListener('storage', readAgain);
    };
  }, []);
  if (bookings.length === 0) return null;
  const remove = (code: string) => {
    removeStoredBooking(code, todayInJakarta());
    setBookings(storedBookings(todayInJakarta()));
  };
  return (
    <Section
      id="kept"
      title={t('start.kept')}
      intro={t('start.keptText')}
      action={<GoLink href={routes.accountBooking()}>{t('done.bookings')}</GoLink>}
      isBare
      className={styles.section}
    >
      <ul className={styles.list}>
        {bookings.map((booking) => (
          <StoredBookingRow key={booking.code} booking={booking} onRemove={() => remove(booking.code)} />
        ))}
      </ul>
    </Section>
  );
}

function StoredBookingRow({ booking, onRemove }: { booking: StoredBooking; onRemove: () => void }) {
  const lang = useContentLang();
  const { t, locale } = useMessages('booking');
  const { code, tour, from, to, guestCount } = booking;
  return (
    <li className={`cluster ${styles.row}`}>
      <div>
        <h3 className="h4" lang={lang()}>
          {withNoBreakDashes(tour)}
        </h3>
        <p className="small muted tabular">
          <FactLine
            facts={[
              <NoWrap key="dates">{formatDateRange(from, to, locale)}</NoWrap>,
              t('done.people', { count: guestCount }),
            ]}
          />
        </p>
        <p className={styles.code}>
          <span className="small muted tabular">{t('done.code')}</span> <span>{code}</span>
        </p>
      </div>
      <Button
        look="quiet"
        size="compact"
        icon="trash"
        aria-label={t('start.keptRemoveOf', { code })}
        onClick={onRemove}
      >
        {t('start.keptRemove')}
      </Button>
    </li>
  );
}
