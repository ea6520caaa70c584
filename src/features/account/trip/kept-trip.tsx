import { useEffect, useEffectEvent } from 'react';
import { useSWRConfig } from 'swr';
import { useSnapshot } from 'valtio';
import { canKeepTrips, followKeptTrip, keepTrip, keptTripState, type OpenTrip, removeTrip } from '@/data/keep-trip';
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
export function KeptTripNote() {
  const { t, locale } = useMessages('trip');
  const { asOf, isBusy } = useSnapshot(keptTripState);
  const time = dayAndTime(asOf, locale);
  if (!time) return null;
  return (
    <RetryNote
      role="status"
      text={t('kept.asOf', time)}
      busyLabel={isBusy && t('common:states.refreshing')}
      retry={() => window.location.reload()}
    />
  );
}

/** Lets the member keep the trip on this device, with what that means, and remove it again. */
export function KeptTrip({ trip }: { trip: Trip }) {
  const { reservation_code: code } = trip;
  const isHydrated = useHydrated();
  return isHydrated && code && canKeepTrips() && <KeptTripSection key={code} code={code} trip={trip} />;
}

function KeptTripSection({ code, trip }: { code: string; trip: Trip }) {
  const { t, locale } = useMessages('trip');
  const { mutate } = useSWRConfig();
  const { kept, isBusy, failure } = useSnapshot(keptTripState);
  const open: OpenTrip = { code, itineraryId: trip.itinerary_id, reload: () => mutate(() => true) };
  const follow = useEffectEvent(() => followKeptTrip(open));
  // A store is of one language.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page of the other language has its own store
  useEffect(() => follow(), [locale]);
  useEffect(() => (kept ? installAsTrips(locale) : undefined), [kept, locale]);
  if (kept === undefined) return null;
  const time = dayAndTime(kept?.at, locale);
  const press = () => {
    if (!isBusy) void (kept ? removeTrip(open) : keepTrip(open));
  };
  return (
    <div data-print="none">
      <Section id="kept" title={t('kept.title')}>
        <p>{t('kept.text')}</p>
        <p className="small muted">{t('kept.shared')}</p>
        <div role="status">
          {kept && time && (
            <Note tone="success">
              <p className="tabular">
                <b>{t('kept.state', { ...time, size: decimal((kept.bytes / 1e6).toFixed(1), locale) })}</b>
              </p>
              <p className="small">{t('kept.care')}</p>
            </Note>
          )}
          {failure && <Note tone="error">{t(`kept.failed.${failure}`)}</Note>}
        </div>
        <p>
          <Button look={kept ? 'line' : 'second'} aria-busy={isBusy || undefined} onClick={press}>
            {isBusy && !kept ? t('kept.keeping') : t(kept ? 'kept.remove' : 'kept.keep')}
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
