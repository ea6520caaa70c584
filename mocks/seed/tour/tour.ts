import type { DayActivity, Regional, Tour } from '@sdk';
import { addDays } from '../calendar.ts';
import { getCountryByName } from '../countries.ts';
import { inLanguage, type Locale, languagesFrom } from '../localized.ts';
import { mediaPath } from '../media-path.ts';
import { meanColor } from '../pictures/mean-colors.ts';
import { tourPictures } from '../pictures/tour-pictures.ts';
import { buildRegionals } from '../regionals.ts';
import { buildRouteStops } from '../routes/route-stops.ts';
import { findCheapest } from './bookable-departures.ts';
import { buildCosts } from './costs.ts';
import { buildDayActivities } from './day-activities.ts';
import { buildDepartures } from './departures.ts';
import { toDescriptionHtml, tourDescriptions } from './descriptions.ts';
import { withLeaders } from './leaders.ts';
import type { TourRow } from './row.ts';
import { tourRows } from './rows.ts';

// Every tour is revised about once a month.
const EDITED_WITHIN_DAYS = 30;

type TourSeed = {
  regionals: Regional[];
  tours: Tour[];
  dayActivities: Record<number, DayActivity[]>;
};

/** The tour catalogue on a day (`YYYY-MM-DD`, Jakarta); days are stored by tour. */
export function buildTours(today: string, locale: Locale): TourSeed {
  const regionals = buildRegionals(tourRows, locale);
  const tours = tourRows.map((row) => buildTour(row, { regionals, today, locale }));
  const dayActivities = Object.fromEntries(
    tourRows.map((row, index) => {
      const { lowestItinerary, itineraries } = tours[index] as Tour;
      return [row.id, buildDayActivities(row, locale, lowestItinerary?.id ?? itineraries[0]?.id)];
    }),
  );
  return { regionals, tours, dayActivities };
}

type Offer = { regionals: readonly Regional[]; today: string; locale: Locale };

function buildTour(row: TourRow, { regionals, today, locale }: Offer): Tour {
  const departures = buildDepartures(row, today, locale);
  const { itineraries, leaders } = withLeaders(departures, today, locale);
  const onSale = itineraries.filter((one) => one.departure_date >= today && !one.status_deleted);
  const lowest = findCheapest(onSale);
  const pictures = inLanguage(tourPictures[row.id] ?? [], locale);
  const imageUrl = pictures[0] ? mediaPath(pictures[0][0]) : null;
  const text = tourDescriptions[row.id];
  const description = text && inLanguage(text, locale);
  return {
    id: row.id,
    languages: languagesFrom(locale),
    updated_at: `${addDays(today, -1 - (row.id % EDITED_WITHIN_DAYS))}T02:00:00Z`,
    title: row.title[locale],
    description: description ? toDescriptionHtml(description) : null,
    seo: description
      ? { slug: description.slug, title: description.seoTitle, description: description.seoDescription, keywords: null }
      : null,
    price: lowest?.price ?? row.fromPrice,
    capacity: row.capacity,
    itinerary: row.route[locale],
    route_stops: buildRouteStops(row.id, locale),
    itineraryCount: onSale.length,
    linkPdf: lowest ? `/v2/modules/page/tour/pdf/${lowest.id}?max_row=5&version=2` : null,
    imageUrl,
    imageColor: pictures[0] ? meanColor(pictures[0][0]) : null,
    leaders,
    ...buildCosts(row, buildDayActivities(row, locale), locale),
    lowestItinerary: lowest,
    regional: regionals.find((one) => one.id === row.regionalId) ?? null,
    mainCountries: row.countries.map((name) => ({ tour_id: row.id, country: getCountryByName(name, locale) })),
    itineraries,
    regionalId: row.regionalId,
    tourId: null,
    tour: null,
    thumbnail: imageUrl,
    gallery: pictures.map(([picture, caption]) => ({ image_url: mediaPath(picture), caption })),
  };
}
