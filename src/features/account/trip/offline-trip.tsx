import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useSnapshot } from 'valtio';
import {
  canStoreTrips,
  followOfflineTrip,
  type OpenTrip,
  offlineTripState,
  removeTrip,
  storeTrip,
} from '@/data/offline-trip';
import { dayAndTime } from '@/domain/dates';
import type { Trip } from '@/domain/trip';
import { RetryNote } from '@/features/shared/retry-note';
import { useMessages } from '@/i18n/use-messages';
import { decimal } from '@/lib/text/decimal';
import { useHydrated } from '@/lib/use-hydrated';
import { Button } from '@/ui/static/buttons/button';
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

/** Lets the member keep the trip on this device, with what that means, and remove it again. */
export function OfflineTrip({ trip }: { trip: Trip }) {
  const { reservation_code: code } = trip;
  const isHydrated = useHydrated();
  return isHydrated && code && canStoreTrips() && <OfflineTripSection key={code} code={code} trip={trip} />;
}

function OfflineTripSection({ code, trip }: { code: string; trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { mutate } = useSWRConfig();
  const { copy, isBusy, failure } = useSnapshot(offlineTripState);
  const open: OpenTrip = { code, itineraryId: trip.itinerary_id, reload: () => mutate(() => true) };
  const follow = useEffectEvent(() => followOfflineTrip(open));
  // A store is of one language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of the other language has its own store
  useEffect(() => follow(), [locale]);
  useEffect(() => (copy ? installAsTrips(locale) : undefined), [copy, locale]);
  if (copy === undefined) return null;
  const time = dayAndTime(copy?.at, locale);
  const press = () => {
    if (!isBusy) void (copy ? removeTrip(open) : storeTrip(open));
  };
  return (
    <div data-print="none">
      <Section id="offline" title={t('offline.title')}>
        <p>{t('offline.text')}</p>
        <p className="small muted">{t('offline.shared')}</p>
        <div role="status">
          {copy && time && (
            <Note tone="success">
              <p className="tabular">
                <b>{t('offline.state', { ...time, size: decimal((copy.bytes / 1e6).toFixed(1), locale) })}</b>
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
