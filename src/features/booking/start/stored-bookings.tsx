import { useEffect, useState } from 'react';
import { subscribe } from 'valtio';
import { routes } from '@/config/routes';
import { formatDate, formatDateRange, timeInJakarta, todayInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { type BookingDraft, readDrafts, removeDraft } from '@/state/booking-draft';
import { confirm } from '@/state/confirm';
import { sessionState } from '@/state/session';
import { removeStoredBooking, type StoredBooking, storedBookings } from '@/state/stored-bookings';
import { Button, ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { Picture } from '@/ui/static/pictures/picture';
import { Section } from '@/ui/static/section';
import { shortTitle } from '../booking-model';
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
  const { t, locale, lang } = useMessages('booking');
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
              <span key="dates" className="nowrap">
                {formatDateRange(from, to, locale)}
              </span>,
              t('done.people', { count: guestCount }),
            ]}
          />
        </p>
        <p className={`tabular ${styles.code}`}>
          <span className="small muted">{t('done.code')}</span> <span>{code}</span>
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

/** Shows the drafts of this tab; render it in the browser only. */
export function DraftList() {
  const { t } = useMessages('booking');
  const [drafts, setDrafts] = useState(() => readDrafts(Date.now()));
  if (drafts.length === 0) return null;
  const discard = async ({ id, title }: BookingDraft['tour']) => {
    const tour = shortTitle(title);
    if (!(await confirm({ text: t('start.discardQuestion', { tour }), yes: t('start.discardYes') }))) return;
    removeDraft(id, Date.now());
    setDrafts(readDrafts(Date.now()));
  };
  return (
    <Section id="drafts" title={t('start.drafts')} isBare className={styles.section}>
      <ul className={styles.drafts}>
        {drafts.map(({ tour, savedAt }) => (
          <li key={tour.id}>
            <DraftCard tour={tour} savedAt={savedAt} onDiscard={() => void discard(tour)} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function DraftCard({ tour, savedAt, onDiscard }: Pick<BookingDraft, 'tour' | 'savedAt'> & { onDiscard: () => void }) {
  const { t, locale, lang } = useMessages('booking');
  const saved = new Date(savedAt);
  return (
    <article className={styles.card}>
      <Picture src={tour.imageUrl} alt="" sizes="212px" maxWidth={640} className={styles.picture} />
      <div className={styles.text}>
        <h3 className="h4" lang={lang(tour.language)}>
          {withNoBreakDashes(tour.title)}
        </h3>
        <p className={`small muted tabular ${styles.saved}`}>
          {t('start.draftSaved', {
            date: formatDate(todayInJakarta(saved), locale),
            time: timeInJakarta(saved, locale),
          })}
        </p>
      </div>
      <div className={`cluster ${styles.actions}`}>
        <ButtonLink href={routes.booking(tour.id)} size="compact">
          {t('start.continue')}
        </ButtonLink>
        <Button
          look="quiet"
          size="compact"
          icon="trash"
          aria-label={t('start.discardOf', { tour: shortTitle(tour.title) })}
          onClick={onDiscard}
        >
          {t('start.discard')}
        </Button>
      </div>
    </article>
  );
}
