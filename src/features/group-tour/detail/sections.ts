import type { DetailModel } from './detail-model';

export type SectionId = 'summary' | 'dates' | 'itinerary' | 'included' | 'visa' | 'terms' | 'faq';

/** Returns the sections that have content, in the order of the page; the ids are also the anchors. */
export function sectionsOf(tour: DetailModel): SectionId[] {
  const hasContent: Record<SectionId, boolean> = {
    summary: tour.summaryHtml !== null,
    dates: true,
    itinerary: tour.days === null ? tour.programmeOf !== null : tour.days.length > 0,
    included: tour.included !== null || tour.termHtml !== null,
    visa: true,
    terms: tour.keyPoints.length > 0,
    faq: true,
  };
  return (Object.keys(hasContent) as SectionId[]).filter((id) => hasContent[id]);
}
