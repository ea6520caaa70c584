import type { Tour } from '@sdk';
import type { readTourDetail, TripVisa } from '@/data/server/read-tour-detail';
import { languageBeside, languageOf } from '@/domain/content-language';
import { drawTourMap } from '@/domain/route-map/route-map';
import { type Departure, offeredDepartures } from '@/domain/tour/departure';
import { similarCards } from '@/domain/tour/similar-tours';
import { tourCardModel } from '@/domain/tour/tour-card';
import { type CostRules, costRulesOf } from '@/domain/tour/trip-cost';
import type { DraftNote } from '@/features/shared/draft/draft-note';
import { dayModels, programmeOf } from '@/features/shared/itinerary/day-model';
import { serviceLink } from '@/features/shared/service-link';
import { withNoBreakHyphens } from '@/lib/text/hyphens';

export type PictureModel = { url: string; caption: string; color?: string };

/** Entry requirements shared by some countries of the tour; `entry` is null if we have no text yet. */
export type VisaModel = ReturnType<typeof visaModel>;

/** The data of a tour's page, reduced to keep the page's props small. HTML is sanitised, dates are ISO. */
export type DetailModel = ReturnType<typeof detailModel> & {
  /** Present only in an editor's preview. */
  draft?: DraftNote;
};

/** The sections of the page; their names are also the anchors. */
export type SectionId = 'summary' | 'dates' | 'itinerary' | 'included' | 'visa' | 'terms' | 'faq';

/** The props of a section with the dates of the chosen departure. */
export type SectionProps = { tour: DetailModel; departure: Departure | null };

export type DetailAnswers = NonNullable<Awaited<ReturnType<typeof readTourDetail>>>;

/** Returns the page's data from the responses of the service; `sanitize` makes their HTML safe. */
export function detailModel(answers: DetailAnswers, today: string, sanitize: (html: string) => string) {
  const { tour, terms } = answers;
  const { language: keyPointsLanguage } = languageBeside(tour, terms?.data.languages?.[0] ?? terms?.language);
  const route = tour.itinerary ?? null;
  const included = tour.included?.length ? tour.included.map(withNoBreakHyphens) : null;
  const days = answers.days ? dayModels(answers.days.data, languageBeside(tour, answers.days.language)) : null;
  const { imageUrl, days: length, price } = tourCardModel(tour, today);
  return {
    id: tour.id,
    title: tour.title,
    /** The title for search engines that the service provides. */
    seoTitle: tour.seo?.title?.trim() || null,
    seoDescription: tour.seo?.description?.trim() || null,
    countries: tour.mainCountries.map((row) => row.country.name),
    capacity: tour.capacity ?? null,
    regional: tour.regional ? { id: tour.regional.id, name: tour.regional.name } : null,
    pictures: picturesOf(tour),
    summaryHtml: tour.description ? sanitize(tour.description) || null : null,
    /** The route in one line. */
    route,
    /** The places with the day of the trip on which the group arrives; empty if the service has no such field. */
    stops: (tour.route_stops ?? []).map(({ name, day, nights }) => ({ name, day, nights })),
    /** Null if no coordinates are known. */
    map: drawTourMap(tour),
    linkPdf: serviceLink(tour.linkPdf ?? null)?.href ?? null,
    departures: offeredDepartures(tour.itineraries, route),
    ...(tour.leaders?.length && { leaders: tour.leaders.map(({ role: _, ...leader }) => leader) }),
    /** Null if the request failed; the browser then fetches the days of the departure `programmeOf` (null: there is none). */
    days,
    programmeOf: programmeOf(tour),
    /** The total number of meals of the days. */
    meals: (days ?? []).flatMap((day) => day.meals).length,
    /** The inclusions of the price; null if the service has no such field. */
    included,
    costs: costsOf(tour),
    /** The service's text about inclusions and costs, only if it has no fields for them. */
    termHtml: tour.term && !(included && tour.costs) ? sanitize(tour.term) : null,
    /** The key points of the terms; their language is left out if it is that of the tour. */
    keyPoints: terms?.data.key_points ?? [],
    ...(keyPointsLanguage && { keyPointsLanguage }),
    /** Null if the request failed. */
    visa: answers.visa?.map((visa) => visaModel(visa, tour)) ?? null,
    similar: similarCards(answers.similar?.data ?? [], tour.id, today),
    /** Data that is stored on the visitor's device together with fields above. */
    card: { ...languageOf(tour), imageUrl, days: length, price },
    /** The day (Jakarta) on which the page was built, so that the browser hydrates with the same day. */
    today,
  };
}

/** Returns the rules of the costs; no line breaks inside a short word of a remark. */
function costsOf(tour: Tour): CostRules {
  const rules = costRulesOf(tour);
  const costs = rules.costs.map((one) => (one.remark ? { ...one, remark: withNoBreakHyphens(one.remark) } : one));
  return { ...rules, costs };
}

function visaModel({ entry, countries, processingTime }: TripVisa, tour: Tour) {
  if (!entry) return { countries, entry };
  const { id, name, type } = entry;
  return { countries, entry: { id, name, type, processingTime, ...languageBeside(tour, entry.languages?.[0]) } };
}

// The large picture is often in the gallery too, where it has a caption.
function picturesOf(tour: Tour): PictureModel[] {
  const gallery = (tour.gallery ?? []).map((row) => ({ url: row.image_url, caption: row.caption ?? '' }));
  const main = tour.imageUrl ?? (gallery.length === 0 ? tour.thumbnail : null);
  const caption = gallery.find((row) => row.url === main)?.caption ?? '';
  const first = main ? [{ url: main, caption, ...(tour.imageColor && { color: tour.imageColor }) }] : [];
  return [...first, ...gallery.filter((row) => row.url !== main)];
}
