import { useRouter } from 'next/router';
import { routes } from '@/config/routes';
import { tourQuery } from '@/data/operations/tour';
import { useBookings, useMemberBooking } from '@/data/operations/user';
import { useRead } from '@/data/use-read';
import { daysBetween, formatDate, formatDateRange, todayInJakarta } from '@/domain/dates';
import { type Trip, type TripPhase, tripPhase } from '@/domain/trip';
import { QueryView } from '@/features/shared/query-view';
import { useTitleFocus } from '@/features/shared/use-title-focus';
import { partyLabels } from '@/form/trip-plan/party-words';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { ButtonLink } from '@/ui/static/buttons/button';
import { GoLink } from '@/ui/static/buttons/go-link';
import { FactLine } from '@/ui/static/fact-line';
import { EmptyBlock } from '@/ui/static/messages/empty-block';
import { Picture } from '@/ui/static/pictures/picture';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { StatusTag } from '@/ui/static/tours/status-tag';
import { ReservationCode } from '../components/trip-parts';
import { KeptTrip, KeptTripNote } from './kept-trip';
import { NextStepCard } from './next-step-card';
import styles from './trip.module.css';
import { Section, TripHelp, TripPacking, TripPayments, TripPlan, TripTravellers } from './trip-sections';

/**
 * Shows a booking of the member with everything its travellers need. A service without the details of a trip shows what
 * the list of bookings has.
 */
export function TripPage() {
  const { t } = useMessages('trip');
  const code = String(useRouter().query.code ?? '');
  const details = useMemberBooking(code);
  const hasNoDetails = details.error?.kind === 'not-found';
  const list = useBookings(hasNoDetails);
  const row = list.data?.find(({ reservation_code }) => reservation_code === code);
  // A list of before may lack the newest booking.
  if (hasNoDetails && !row && list.data && !list.isValidating) return <UnknownTrip />;
  const query = hasNoDetails ? { ...list, data: row } : details;
  return (
    <QueryView
      query={query}
      skeleton={<TripSkeleton />}
      failed={t('failed')}
      headingLevel={1}
      stale={{ text: t('stale'), busy: t('common:states.refreshing') }}
    >
      {(trip: Trip) => <TripContent trip={trip} />}
    </QueryView>
  );
}

function UnknownTrip() {
  const { t } = useMessages('trip');
  useTitleFocus();
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
  const { tour_id: tourId } = trip;
  const { data } = useRead(tourId === undefined ? null : tourQuery(tourId), { revalidateIfStale: false });
  const tour = data?.data;
  return (
    <div className={styles.content}>
      <KeptTripNote />
      <TripHead trip={trip} imageUrl={tour?.imageUrl} />
      <NextStepCard trip={trip} />
      {!!trip.changes?.length && <TripChanges changes={trip.changes} />}
      <TripPayments trip={trip} />
      <TripTravellers trip={trip} />
      <TripPlan trip={trip} tour={tour} />
      {!!trip.packing?.length && <TripPacking packing={trip.packing} />}
      <KeptTrip trip={trip} />
      <TripHelp trip={trip} />
    </div>
  );
}

function TripHead({ trip, imageUrl }: { trip: Trip; imageUrl: string | null | undefined }) {
  const { t, locale, lang } = useMessages('trip');
  useTitleFocus();
  const { date, arrival_date: back, pax, status, reservation_code: code } = trip;
  const phase = tripPhase(trip, todayInJakarta());
  return (
    <div className={styles.head}>
      <GoLink href={routes.accountBooking()}>{t('back')}</GoLink>
      <div className={styles.banner}>
        <Picture src={imageUrl} alt="" ratio="fill" sizes="(min-width: 1024px) 800px, 100vw" maxWidth={1280} />
      </div>
      <p className={`cluster small tabular ${styles.state}`}>
        <StatusTag status={status} label={t(`account:status.${status}`)} />
        {phase !== 'cancelled' && <b>{countdown(date, phase, t)}</b>}
      </p>
      <h1 className="h2" lang={lang()}>
        {withNoBreakDashes(trip.package)}
      </h1>
      <p className="tabular">
        <FactLine
          facts={[
            back ? formatDateRange(date, back, locale) : formatDate(date, locale),
            pax && partyLabels(pax, t).join(', '),
          ]}
        />
      </p>
      {(phase === 'cancelled' || phase === 'over') && (
        <p>{t(`account:next.${phase === 'over' ? 'past' : 'upcoming'}.${status}`)}</p>
      )}
      {code && <ReservationCode code={code} />}
    </div>
  );
}

/** Returns the time until the departure in words. */
function countdown(date: string, phase: TripPhase, t: Translate): string {
  if (phase !== 'ahead') return t(phase === 'underway' ? 'underway' : 'over');
  const count = daysBetween(todayInJakarta(), date);
  return count === 0 ? t('leavesToday') : t('leaves', { count });
}

function TripChanges({ changes }: { changes: NonNullable<Trip['changes']> }) {
  const { t, locale, lang } = useMessages('trip');
  return (
    <Section id="changes" title={t('changes')}>
      <ul className={styles.rows}>
        {changes.map(({ published_on: day, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes of a day can be equal
          <li key={index}>
            <p className="small muted tabular">{formatDate(day, locale)}</p>
            <p lang={lang()}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function TripSkeleton() {
  const { t } = useMessages('trip');
  return (
    <LoadingArea label={t('common:states.loading')}>
      <div className={styles.content}>
        <Skeleton shape="picture" className={styles.banner} />
        <Skeleton shape="title" width="wide" />
        <Skeleton width="half" />
        <Skeleton shape="block" />
      </div>
    </LoadingArea>
  );
}
