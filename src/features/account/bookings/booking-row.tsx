import type { BookingHistory, Tour } from '@sdk';
import type { BookingStatus, BookingTab } from '@/domain/booking-history';
import { formatDate } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { keepDashes } from '@/lib/dashes';
import { ButtonLink } from '@/ui/static/button-link';
import { Picture } from '@/ui/static/picture';
import { StatusTag } from '@/ui/static/status-tag';
import styles from './booking-row.module.css';
import { ReservationCode } from './reservation-code';
import { useBookingAction } from './use-booking-action';

type BookingRowProps = { tab: BookingTab; booking: BookingHistory; tour?: Tour };

/** One booking: its state and date, what it is, what that means, and what to do next. */
export function BookingRow({ tab, booking, tour }: BookingRowProps) {
  const { t, locale } = useWords('account');
  const { word, ...link } = useBookingAction(tab, booking, tour?.id);
  const { status, reservation_code: code } = booking;
  return (
    <article className={styles.row}>
      <Picture src={tour?.imageUrl} alt="" sizes="148px" maxWidth={360} className={styles.picture} />
      <div className={styles.words}>
        <p className={styles.state}>
          <StatusTag status={status} word={t(`status.${status}`)} />
          <span>{t(dateWord(tab, status), { date: formatDate(booking.date, locale) })}</span>
        </p>
        <h2 className={styles.title} lang="id">
          {keepDashes(booking.package)}
        </h2>
        <p className={styles.next}>{t(`next.${tab}.${status}`)}</p>
        {code && <ReservationCode code={code} />}
      </div>
      <ButtonLink {...link} size="compact" target={link.icon ? '_blank' : undefined} className={styles.action}>
        {word}
        <span className="visually-hidden" lang="id">
          {` ${booking.package}`}
        </span>
        {link.icon && <span className="visually-hidden">{` ${t('common:states.opensNewTab')}`}</span>}
      </ButtonLink>
    </article>
  );
}

/** A cancelled booking never departs, and an unpaid one may not have: both show the scheduled date. */
function dateWord(tab: BookingTab, status: BookingStatus) {
  if (status === 'cancel') return 'booking.scheduled';
  if (tab === 'upcoming') return 'booking.departs';
  return status === 'full_payment' ? 'booking.departed' : 'booking.scheduled';
}
