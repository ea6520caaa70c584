import { formatDateRange } from '@/domain/dates';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { NoWrap } from '@/ui/static/no-wrap';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import { Programme } from './programme';
import { RouteOverview } from './route-overview';

// Used only if the request for the days failed while the page was built.
const AskedProgramme = loadOnUse(() => import('./fetched-programme').then((module) => module.FetchedProgramme));

type ItinerarySectionProps = { tour: DetailModel; departure: Departure | null };

/** Shows the programme day by day, with the dates of the chosen departure. */
export function ItinerarySection({ tour, departure }: ItinerarySectionProps) {
  const { t, locale } = useMessages('tour-detail');
  const intro = departure ? (
    <>
      {t('itinerary.dates')} <NoWrap>{formatDateRange(departure.from, departure.to, locale)}</NoWrap>
    </>
  ) : (
    t('itinerary.noDates')
  );
  return (
    <Section id="itinerary" title={t('itinerary.title')} intro={intro} isBare>
      <RouteOverview tour={tour} departure={departure} />
      {tour.days ? (
        <Programme days={tour.days} departure={departure} />
      ) : (
        tour.programmeOf !== null && <AskedProgramme itineraryId={tour.programmeOf} departure={departure} />
      )}
    </Section>
  );
}
