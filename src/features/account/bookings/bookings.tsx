import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { bookingFilter, bookingStatuses, bookingTabs, splitBookings } from '@/domain/booking-history';
import { todayInJakarta } from '@/domain/dates';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useBookings } from '@/hooks/user/use-bookings';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { GoLink } from '@/ui/static/buttons/go-link';
import { TabsNav } from '@/ui/static/tabs-nav';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { StaleNote } from '../components/stale-note';
import { BookingList } from './booking-list';
import { BookingSkeleton } from './booking-skeleton';
import styles from './bookings.module.css';
import { bookingsHref } from './bookings-href';
import { NoBookings } from './no-bookings';

/**
 * Shows the member's bookings, a skeleton while loading, a message when there are none, or an error. After a failed
 * refresh the older bookings stay, with a note.
 */
export function Bookings() {
  const { t } = useMessages('account');
  const { tab } = bookingFilter(useRouter().query);
  const { data, error, isValidating, mutate } = useBookings();
  const followShallow = useShallowLinks();
  const retry = () => void mutate();

  if (!data && error) {
    return <FailedBlock title={t('booking.errorTitle')} text={failureMessage(error, t)} retry={retry} />;
  }
  // An empty cached list may be out of date after a first booking, so the empty message waits for the refresh.
  const bookings = data?.length === 0 && isValidating ? undefined : data;
  if (!bookings) return <BookingSkeleton />;
  if (bookings.length === 0) return <NoBookings />;
  const byTab = splitBookings(bookings, todayInJakarta());
  const items = bookingTabs.map((one) => ({
    href: bookingsHref(one),
    label: t('booking.tabCount', { word: t(`booking.${one}`), n: byTab[one].length }),
    isCurrent: one === tab,
  }));
  return (
    <div id="bookings" onClickCapture={followShallow}>
      {error && <StaleNote text={t('booking.stale')} isBusy={isValidating} retry={retry} />}
      <TabsNav label={t('booking.tabs')} items={items} kind="page" className={styles.tabs} />
      <BookingList tab={tab} bookings={byTab[tab]} />
      <StatusMeanings />
    </div>
  );
}

/** Shows the meaning of each booking state. */
function StatusMeanings() {
  const { t } = useMessages('account');
  return (
    <section className={styles.meanings} aria-labelledby="status-meanings">
      <h2 id="status-meanings" className="h3">
        {t('explainer.title')}
      </h2>
      <dl className={styles.meaningList}>
        {bookingStatuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusTag status={status} label={t(`status.${status}`)} />
            </dt>
            <dd>{t(`explainer.${status}`)}</dd>
          </div>
        ))}
      </dl>
      <GoLink href={routes.bookingTerms()}>{t('explainer.terms')}</GoLink>
    </section>
  );
}
