import type { BookingHistory } from '@sdk';
import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { useBookings } from '@/data/operations/user';
import { bookingFilter, bookingStatuses, bookingTabs, splitBookings } from '@/domain/booking-history';
import { todayInJakarta } from '@/domain/dates';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { useShallowLinks } from '@/lib/use-shallow-links';
import { GoLink } from '@/ui/static/buttons/go-link';
import { Disclosure } from '@/ui/static/disclosure';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { TabsNav } from '@/ui/static/tabs-nav';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { AccountHeader } from '../components/account-header';
import { BookingList, bookingsHref, NoBookings } from './booking-list';
import styles from './bookings.module.css';

/** Shows My Tour Booking: the member's bookings, their status and the next step. */
export function BookingsPage() {
  const { t } = useMessages('account');
  const query = useBookings();
  // An empty cached list may be out of date after a first booking, so the empty message waits for the refresh.
  const isUnsure = query.data?.length === 0 && query.isValidating && !query.error;
  return (
    <>
      <AccountHeader title={t('common:menu.accountBooking')} />
      <QueryView
        query={isUnsure ? { ...query, data: undefined, error: undefined } : query}
        skeleton={<BookingSkeleton />}
        failed={t('booking.errorTitle')}
        stale={{ text: t('booking.stale'), busy: t('common:states.refreshing') }}
      >
        {(bookings) => (bookings.length > 0 ? <BookingTabs bookings={bookings} /> : <NoBookings />)}
      </QueryView>
    </>
  );
}

function BookingTabs({ bookings }: { bookings: BookingHistory[] }) {
  const { t } = useMessages('account');
  const { tab } = bookingFilter(useRouter().query);
  const followShallow = useShallowLinks();
  const byTab = splitBookings(bookings, todayInJakarta());
  const items = bookingTabs.map((one) => ({
    href: bookingsHref(one),
    label: t('booking.tabCount', { word: t(`booking.${one}`), n: byTab[one].length }),
    isCurrent: one === tab,
  }));
  return (
    <div id="bookings" onClickCapture={followShallow}>
      <TabsNav label={t('booking.tabs')} items={items} kind="page" className={styles.tabs} />
      <BookingList tab={tab} bookings={byTab[tab]} />
      {byTab[tab].length > 0 && (
        <p className={styles.search}>
          <GoLink href={routes.tours()}>{t('booking.search')}</GoLink>
        </p>
      )}
      <StatusMeanings />
    </div>
  );
}

/** Shows the meaning of each booking state. */
function StatusMeanings() {
  const { t } = useMessages('account');
  return (
    <Disclosure title={t('explainer.title')} headingLevel={2}>
      <dl className={styles.meaningList}>
        {bookingStatuses.map((status) => (
          <div key={status}>
            <dt>
              <StatusTag status={status} label={t(`status.${status}`)} />
            </dt>
            <dd className="small muted">{t(`explainer.${status}`)}</dd>
          </div>
        ))}
      </dl>
      <GoLink href={routes.bookingTerms()}>{t('explainer.terms')}</GoLink>
    </Disclosure>
  );
}

/**
 * Shows a skeleton of the tabs and the list. It contains no labels, because they would move when counts and rows are
 * added.
 */
function BookingSkeleton() {
  const { t } = useMessages('account');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={styles.tabShapes}>
        <Skeleton />
        <Skeleton />
      </div>
      <div className={styles.list}>
        {['a', 'b', 'c'].map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="picture" className={styles.picture} />
            <div className={styles.shape}>
              <Skeleton width="half" />
              <Skeleton shape="title" width="wide" />
              <Skeleton width="wide" />
              <Skeleton width="third" />
            </div>
            <Skeleton shape="button" className={styles.action} />
          </div>
        ))}
      </div>
    </LoadingArea>
  );
}
