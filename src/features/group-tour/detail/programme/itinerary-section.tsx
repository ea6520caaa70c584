import { formatDateRange } from '@/domain/dates';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { Section } from '@/ui/static/section';
import type { DetailModel } from '../detail-model';
import { Programme } from './programme';

// Only where the service did not give the days while the page was made.
const AskedProgramme = loadOnUse(() => import('./asked-programme').then((module) => module.AskedProgramme));

type ItinerarySectionProps = { tour: DetailModel; chosen: Departure | null };

/** Where the tour goes, day by day, with the dates of the chosen departure. */
export function ItinerarySection({ tour, chosen }: ItinerarySectionProps) {
  const { t, locale } = useMessages('tour-detail');
  const intro = chosen
    ? t('itinerary.dates', { range: formatDateRange(chosen.from, chosen.to, locale) })
    : t('itinerary.noDates');
  const route = chosen?.route ?? tour.route;
  return (
    <Section id="itinerary" title={t('itinerary.title')} intro={intro} isBare>
      {tour.days ? (
        <Programme days={tour.days} route={route} chosen={chosen} />
      ) : (
        tour.programmeOf !== null && <AskedProgramme itineraryId={tour.programmeOf} route={route} chosen={chosen} />
      )}
    </Section>
  );
}
