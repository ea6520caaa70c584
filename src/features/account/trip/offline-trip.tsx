import type { Tour } from '@sdk';
import { useEffect, useEffectEvent } from 'react';
import { useSnapshot } from 'valtio';
import { routes } from '@/config/routes';
import { canStoreTrips, followTrip, type OpenTrip, offlineTripState, removeTrip, storeTrip } from '@/data/offline-trip';
import { dayAndTime, todayInJakarta } from '@/domain/dates';
import { type Trip, tripPhase } from '@/domain/trip';
import { programmeOf } from '@/features/shared/itinerary/day-model';
import { RetryNote } from '@/features/shared/retry-note';
import { useMessages } from '@/i18n/use-messages';
import { isSameId } from '@/lib/is-same-id';
import { decimal } from '@/lib/text/decimal';
import { useHydrated } from '@/lib/use-hydrated';
import { forgetTrips } from '@/state/offline-trips';
import { Button } from '@/ui/static/buttons/button';
import { Disclosure } from '@/ui/static/disclosure';
import { Note } from '@/ui/static/messages/note';
import { Section } from './trip-sections';

/** Says since when the data on the page is, when it comes from the device. */
export function OfflineTripNote() {
  const { t, locale } = useMessages('trip');
  const { storedAt, isBusy } = useSnapshot(offlineTripState);
  const time = dayAndTime(storedAt, locale);
  if (!time) return null;
  return (
    <RetryNote
      role="status"
      text={t('offline.storedAt', time)}
      busyLabel={isBusy && t('common:states.refreshing')}
      retry={() => window.location.reload()}
    />
  );
}

/** Removes the copy of a trip that is over, cancelled or unknown, by its code. */
export function useForgottenTrip(code: string | undefined) {
  useEffect(() => {
    if (code) void forgetTrips(routes.trip(code));
  }, [code]);
}

/** Lets the member keep the trip on this device, with what that means, and remove it again. */
export function OfflineTrip({ trip }: { trip: Trip }) {
  const { reservation_code: code } = trip;
  const isHydrated = useHydrated();
  const isPast = ['over', 'cancelled'].includes(tripPhase(trip, todayInJakarta()));
  useForgottenTrip(isPast ? code : undefined);
  return isHydrated && code && !isPast && canStoreTrips() && <OfflineTripSection key={code} code={code} trip={trip} />;
}

function OfflineTripSection({ code, trip }: { code: string; trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { copy, isBusy, failure } = useSnapshot(offlineTripState);
  const daysOf = (tour: Tour) => tour.itineraries.find(({ id }) => isSameId(id, trip.itinerary_id))?.id;
  const open: OpenTrip = { locale, code, trip, programmeOf: (tour) => daysOf(tour) ?? programmeOf(tour) };
  const follow = useEffectEvent(() => followTrip(open));
  // A store is of one language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of the other language has its own store
  useEffect(() => follow(), [locale]);
  useEffect(() => (copy ? installAsTrips(locale) : undefined), [copy, locale]);
  if (copy === undefined) return null;
  const state = copy?.isOtherLanguage ? 'otherLanguage' : 'state';
  const time = dayAndTime(copy?.at, locale);
  const press = () => void (copy ? removeTrip(open) : storeTrip(open, true));
  return (
    <div data-print="none">
      <Section id="offline" title={t('offline.title')}>
        {!copy && (
          <>
            <p className="muted">{t('offline.text')}</p>
            <p className="muted">{t('offline.shared')}</p>
          </>
        )}
        <div role="status">
          {copy && time && (
            <Note tone="success">
              <p className="tabular">
                <b>{t(`offline.${state}`, { ...time, size: decimal((copy.bytes / 1e6).toFixed(1), locale) })}</b>
              </p>
              <p className="small">{t('offline.care')}</p>
            </Note>
          )}
          {failure && <Note tone="error">{t(`offline.failed.${failure}`)}</Note>}
        </div>
        <p>
          <Button look={copy ? 'line' : 'second'} aria-busy={isBusy || undefined} onClick={press}>
            {isBusy && !copy ? t('offline.keeping') : t(copy ? 'offline.remove' : 'offline.keep')}
          </Button>
        </p>
        <Disclosure title={t('offline.whenRemoved')}>
          <p className="small muted">{t('offline.removed')}</p>
        </Disclosure>
      </Section>
    </div>
  );
}

/** While a kept trip is open, the site is installed as one that starts with it. Returns a function that ends this. */
function installAsTrips(locale: string): () => void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
  const { href = '' } = link ?? {};
  if (link) link.href = `/images/trip-${locale}.webmanifest`;
  return () => {
    if (link) link.href = href;
  };
}
