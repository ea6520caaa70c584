import type { Answer, Tour, VisaCountry } from '@sdk';
import { type Departure, offeredDepartures } from '@/domain/tour/departure';
import { type TourCardModel, tourCardModel } from '@/domain/tour/tour-card';
import { type CostRules, costRulesOf } from '@/domain/tour/trip-cost';
import { serviceLink } from '@/features/shared/service-link';
import type { TripVisa } from '@/hooks/tour/read-tour-detail';
import { type DayModel, dayModels, mealsTotal } from './day-model';

export type PictureModel = { url: string; caption: string };

/** Entry requirements shared by some countries of the tour; `entry` is missing where we have no text yet. */
export type VisaModel = {
  countries: string[];
  entry: (Pick<VisaCountry, 'id' | 'name' | 'type'> & { processingTime: string | null }) | null;
};

/** What the page of a tour shows, small enough to be sent with it. HTML is sanitised, dates are ISO. */
export type DetailModel = {
  id: number;
  title: string;
  /** The service's own words for search engines. */
  seoTitle: string | null;
  seoDescription: string | null;
  countries: string[];
  capacity: number | null;
  regional: { id: number; name: string } | null;
  pictures: PictureModel[];
  summaryHtml: string | null;
  route: string | null;
  linkPdf: string | null;
  departures: Departure[];
  /** Null when the service did not answer; `programmeOf` is the departure to ask again for, null when there is none. */
  days: DayModel[] | null;
  programmeOf: number | null;
  /** How many meals the days hold together. */
  meals: number;
  /** The inclusions of the price; null when the service has no such field. */
  included: string[] | null;
  costs: CostRules;
  /** The service's own text about both, only where it has no fields for them. */
  termHtml: string | null;
  keyPoints: string[];
  /** Null when the service did not answer. */
  visa: VisaModel[] | null;
  similar: TourCardModel[];
  /** What is kept of the tour on the visitor's device, beside what stands above. */
  card: Pick<TourCardModel, 'imageUrl' | 'days' | 'price'>;
  /** The day (Jakarta) this was made, so that the browser starts from the same one. */
  today: string;
};

export type DetailAnswers = {
  tour: Tour;
  days: Answer<'listDayActivities'> | null;
  terms: Answer<'getTourTerms'> | null;
  similar: Answer<'listTours'> | null;
  visa: TripVisa[] | null;
};

const SIMILAR_TOURS = 3;

/** Reduces the answers of the service; `sanitize` makes its HTML safe. */
export function detailModel(answers: DetailAnswers, today: string, sanitize: (html: string) => string): DetailModel {
  const { tour } = answers;
  const route = tour.itinerary ?? null;
  const termHtml = tour.term ? sanitize(tour.term) : null;
  const costs = costRulesOf(tour);
  const included = tour.included?.length ? tour.included : null;
  const countries = tour.mainCountries.map((row) => row.country.name);
  const days = answers.days ? dayModels(answers.days.data) : null;
  const { imageUrl, days: length, price } = tourCardModel(tour, today);
  return {
    id: tour.id,
    title: tour.title,
    seoTitle: tour.seo?.title?.trim() || null,
    seoDescription: tour.seo?.description?.trim() || null,
    countries,
    capacity: tour.capacity ?? null,
    regional: tour.regional ? { id: tour.regional.id, name: tour.regional.name } : null,
    pictures: picturesOf(tour),
    summaryHtml: tour.description ? sanitize(tour.description) || null : null,
    route,
    linkPdf: serviceLink(tour.linkPdf ?? null)?.href ?? null,
    departures: offeredDepartures(tour.itineraries, route),
    days,
    programmeOf: programmeOf(tour),
    meals: mealsTotal(days ?? []),
    included,
    costs,
    termHtml: included && tour.costs ? null : termHtml,
    keyPoints: answers.terms?.data.key_points ?? [],
    visa: answers.visa?.map(visaModel) ?? null,
    similar: (answers.similar?.data ?? [])
      .filter((one) => one.id !== tour.id)
      .slice(0, SIMILAR_TOURS)
      .map((one) => tourCardModel(one, today)),
    card: { imageUrl, days: length, price },
    today,
  };
}

/** The departure whose programme represents the tour: every departure has the same days. */
export function programmeOf(tour: Pick<Tour, 'itineraries'>): number | null {
  return (tour.itineraries.find((row) => !row.status_deleted) ?? tour.itineraries[0])?.id ?? null;
}

function visaModel({ entry, countries, processingTime }: TripVisa): VisaModel {
  return { countries, entry: entry && { id: entry.id, name: entry.name, type: entry.type, processingTime } };
}

// The large picture often stands in the gallery too, where it has a caption.
function picturesOf(tour: Tour): PictureModel[] {
  const gallery = (tour.gallery ?? []).map((row) => ({ url: row.image_url, caption: row.caption ?? '' }));
  const main = tour.imageUrl ?? (gallery.length === 0 ? tour.thumbnail : null);
  const first = main ? [gallery.find((row) => row.url === main) ?? { url: main, caption: '' }] : [];
  return [...first, ...gallery.filter((row) => row.url !== main)];
}
