import type { Answer } from '@sdk';
import { todayInJakarta } from '@/domain/dates';
import { sharedTrip, tripPhase } from '@/domain/trip';
import { useMessages } from '@/i18n/use-messages';
import styles from './trip.module.css';
import { TripPlan } from './trip-days';
import { TripChanges, TripHead, useTripTour } from './trip-head';
import { TripPacking } from './trip-packing';
import { EmergencyLine, Section } from './trip-sections';
import { TripVisas } from './trip-visas';

/** Shows the parts of a trip that its fellow travellers need. */
export function SharedTrip({ trip: shared }: { trip: Answer<'getSharedTrip'>['data'] }) {
  const trip = sharedTrip(shared);
  const { t } = useMessages('trip');
  const { tour, picture } = useTripTour(trip.tour_id);
  const phase = tripPhase(trip, todayInJakarta());
  return (
    <div className={styles.content}>
      <TripHead trip={trip} phase={phase} imageUrl={picture} isGuest />
      <p className="muted">{t(phase === 'cancelled' ? 'shared.cancelled' : 'shared.intro')}</p>
      {!!trip.changes?.length && <TripChanges changes={trip.changes} />}
      <TripPlan trip={trip} phase={phase} tour={tour} />
      {tour && phase === 'ahead' && (
        <Section id="travellers" title={t('travellers.visa')}>
          <TripVisas tour={tour} leaves={trip.date} />
        </Section>
      )}
      <TripPacking trip={trip} />
      <EmergencyLine trip={trip} phase={phase} />
    </div>
  );
}
