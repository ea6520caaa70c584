import type { DayActivity, Itinerary, Regional, Tour, TourTerms } from '@sdk';
import { getCountryByName } from './countries.ts';
import { buildDayActivities } from './day-activities.ts';
import { buildDepartures } from './departures.ts';
import { mediaPath } from './media-path.ts';
import { tourPictures } from './pictures/tour-pictures.ts';
import { buildRegionals } from './regionals.ts';
import { buildRouteStops } from './routes/route-stops.ts';
import { tourTerms } from './terms.ts';
import { buildCosts } from './tour-costs.ts';
import { toDescriptionHtml, tourDescriptions } from './tour-descriptions.ts';
import type { TourRow } from './tour-row.ts';
import { tourRows } from './tour-rows.ts';

type TourSeed = {
  regionals: Regional[];
  tours: Tour[];
  dayActivities: Record<number, DayActivity[]>;
  terms: TourTerms;
};

/** The tour catalogue on a day (`YYYY-MM-DD`, Jakarta); days are stored by tour. */
export function buildTours(today: string): TourSeed {
  const regionals = buildRegionals(tourRows);
  const tours = tourRows.map((row) => buildTour(row, regionals, today));
  const dayActivities = Object.fromEntries(
    tourRows.map((row, index) => {
      const { lowestItinerary, itineraries } = tours[index] as Tour;
      return [row.id, buildDayActivities(row, lowestItinerary?.id ?? itineraries[0]?.id)];
    }),
  );
  return { regionals, tours, dayActivities, terms: tourTerms };
}

function buildTour(row: TourRow, regionals: readonly Regional[], today: string): Tour {
  const itineraries = buildDepartures(row, today);
  const onSale = itineraries.filter((one) => one.departure_date >= today && !one.status_deleted);
  const lowest = findCheapest(onSale);
  const pictures = tourPictures[row.id] ?? [];
  const imageUrl = pictures[0] ? mediaPath(pictures[0][0]) : null;
  const description = tourDescriptions[row.id];
  return {
    id: row.id,
    title: row.title,
    description: description ? toDescriptionHtml(description) : null,
    seo: description
      ? { slug: description.slug, title: description.seoTitle, description: description.seoDescription, keywords: null }
      : null,
    price: row.fromPrice,
    capacity: row.capacity,
    itinerary: row.route,
    route_stops: buildRouteStops(row.id),
    itineraryCount: onSale.length,
    linkPdf: lowest ? `/v2/modules/page/tour/pdf/${lowest.id}?max_row=5&version=2` : null,
    imageUrl,
    ...buildCosts(row, buildDayActivities(row)),
    lowestItinerary: lowest,
    regional: regionals.find((one) => one.id === row.regionalId) ?? null,
    mainCountries: row.countries.map((name) => ({ tour_id: row.id, country: getCountryByName(name) })),
    itineraries,
    regionalId: row.regionalId,
    tourId: null,
    tour: null,
    thumbnail: imageUrl,
    gallery: pictures.map(([picture, caption]) => ({ image_url: mediaPath(picture), caption })),
  };
}

/** The departure with the lowest price on sale; the soonest of equal ones. */
function findCheapest(itineraries: readonly Itinerary[]): Itinerary | null {
  const priced = itineraries.filter((one) => one.price !== null);
  return priced.reduce<Itinerary | null>(
    (lowest, one) => (lowest && (lowest.price ?? 0) <= (one.price ?? 0) ? lowest : one),
    null,
  );
}
