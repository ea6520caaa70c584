import type { Departure } from '@/domain/tour/departure';
import type { DetailModel } from '../detail-model';
import { ItinerarySection } from '../programme/itinerary-section';
import { sectionsOf } from '../sections';
import { FaqSection } from './faq-section';
import { IncludedSection } from './included-section';
import { TermsSection } from './terms-section';
import { VisaSection } from './visa-section';

type LaterSectionsProps = { tour: DetailModel; departure: Departure | null };

/** Shows the sections below the departures, with the dates of the chosen departure. */
export function LaterSections({ tour, departure }: LaterSectionsProps) {
  const sections = sectionsOf(tour);
  return (
    <>
      {sections.includes('itinerary') && <ItinerarySection tour={tour} departure={departure} />}
      {sections.includes('included') && <IncludedSection tour={tour} departure={departure} />}
      <VisaSection tour={tour} departure={departure} />
      {sections.includes('terms') && <TermsSection tour={tour} />}
      <FaqSection tour={tour} departure={departure} />
    </>
  );
}
