import { formatDateRange } from '@/domain/dates';
import { Programme } from '@/features/shared/itinerary/programme';
import { RouteOverview } from '@/features/shared/itinerary/route-overview';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Section } from '@/ui/static/section';
import type { SectionProps } from './detail-model';

// Used only if the request for the days failed while the page was built.
const AskedProgramme = loadOnUse(() =>
  import('@/features/shared/itinerary/fetched-programme').then((module) => module.FetchedProgramme),
);

/** Shows the programme day by day, with the dates of the chosen departure. */
export function ItinerarySection({ tour, departure }: SectionProps) {
  const { t, locale } = useMessages('tour-detail');
  const intro = departure ? (
    <>
      {t('itinerary.dates')} <span className="nowrap">{formatDateRange(departure.from, departure.to, locale)}</span>
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
