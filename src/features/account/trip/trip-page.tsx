import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/config/routes';
import { useBookings, useMemberBooking } from '@/data/operations/user';
import { todayInJakarta } from '@/domain/dates';
import { canHaveLink, type Trip, tripPhase } from '@/domain/trip';
import { QueryView } from '@/features/shared/query-view';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { NextStepCard, TripThanks } from './next-step-card';
import { OfflineTrip, OfflineTripNote, useForgottenTrip } from './offline-trip';
import styles from './trip.module.css';
import { TripPlan } from './trip-days';
import { TripChanges, TripHead, useTripTour } from './trip-head';
import { TripLink } from './trip-link';
import { TripNav } from './trip-nav';
import { TripPacking } from './trip-packing';
import { TripRequests } from './trip-requests';
import { TripHelp, TripPayments } from './trip-sections';
import { TripSkeleton } from './trip-skeleton';
import { TripTravellers } from './trip-travellers';

/**
 * Shows a booking of the member with everything its travellers need. A service without the details of a trip shows what
 * the list of bookings has, and one whose details fail shows it with an offer to try again.
 */
export function TripPage() {
  const { t } = useMessages('trip');
  const code = String(useRouter().query.code ?? '');
  const details = useMemberBooking(code);
  const hasNoDetails = details.error?.kind === 'not-found';
  const needsList = details.error !== undefined && !details.data;
  const list = useBookings(needsList);
  const row = list.data?.find(({ reservation_code }) => reservation_code === code);
  // A cached list may lack the newest booking, so the refreshed one decides.
  if (hasNoDetails && !row && list.data && !list.isValidating) return <UnknownTrip />;
  const query = needsList ? { ...(hasNoDetails ? list : details), data: row } : details;
  return (
    <QueryView
      query={query}
      skeleton={<TripSkeleton title={t('title')} />}
      failed={t('failed')}
      headingLevel={1}
      stale={{ text: t(needsList && !hasNoDetails ? 'onlySummary' : 'stale'), busy: t('common:states.refreshing') }}
    >
      {(trip: Trip) => <TripContent key={code} trip={trip} />}
    </QueryView>
  );
}

function UnknownTrip() {
  const { t } = useMessages('trip');
  useTitleFocus();
  useForgottenTrip(String(useRouter().query.code ?? ''));
  return (
    <EmptyBlock
      headingLevel={1}
      title={t('unknown.title')}
      text={t('unknown.text')}
      action={<ButtonLink href={routes.accountBooking()}>{t('back')}</ButtonLink>}
    />
  );
}

function TripContent({ trip }: { trip: Trip }) {
  const { tour_id: tourId, reservation_code: code, requests, is_shared: isShared } = trip;
  const { tour, picture } = useTripTour(tourId);
  const phase = tripPhase(trip, todayInJakarta());
  // A link of another page leads to a part that only exists from now on.
  useEffect(() => {
    if (window.location.hash) document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }, []);
  const plan = <TripPlan trip={trip} phase={phase} tour={tour} />;
  const isEnded = phase === 'cancelled' || phase === 'over';
  return (
    <div className={styles.content}>
      <OfflineTripNote />
      <TripHead trip={trip} phase={phase} imageUrl={picture} />
      {phase === 'over' ? <TripThanks /> : <NextStepCard trip={trip} tour={tour} />}
      <TripNav trip={trip} phase={phase} />
      {!!trip.changes?.length && <TripChanges changes={trip.changes} />}
      {phase === 'underway' && plan}
      <TripPayments trip={trip} phase={phase} />
      <TripTravellers trip={trip} phase={phase} tour={tour} />
      {phase !== 'underway' && plan}
      <TripPacking trip={trip} />
      {requests && <TripRequests trip={trip} requests={requests} isAhead={phase === 'ahead'} />}
      {code && canHaveLink(trip, phase) && <TripLink code={code} isShared={isShared === true} canShare={!isEnded} />}
      <OfflineTrip trip={trip} />
      <TripHelp trip={trip} phase={phase} />
    </div>
  );
}
