import type { Article, Itinerary, Tour } from '@sdk';
import { addDays, formatPeriod } from '../calendar.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Locale, Localized } from '../localized.ts';
import { articlesOf, originalId } from './large-size.ts';

/** Between the title of the original and what the copy adds to it. */
const TITLE_SEPARATOR = ' · ';
const THEMES: Localized<readonly string[]> = {
  id: ['Hemat', 'Keluarga', 'Santai', 'Kuliner', 'Fotografi', 'Pelajar', 'Bulan Madu', 'Lansia', 'Belanja', 'Alam'],
  en: ['Saver', 'Family', 'Unhurried', 'Food', 'Photography', 'Students', 'Honeymoon', 'Seniors', 'Shopping', 'Nature'],
};
/** A departure of an original becomes this many of each copy, two weeks after each other. */
const SERIES = 5;
const DAYS_BETWEEN = 14;
const ID_STEP = 2000;
const TOUR_ID_STEP = 10_000;
const DAY_MS = 86_400_000;

/**
 * The catalogue with `factor` times as many tours and articles. The originals stay as they are; a copy differs in id,
 * title, prices and dates, and shares texts, pictures and days with its original.
 */
export function multiplyCatalogue(catalogue: Catalogue, factor: number): Catalogue {
  const { tours, articles, dayActivities, language, today } = catalogue;
  const moveDate = memoizeDates();
  const periodOf = memoizePeriods(language);
  const copies = copiesOf(tours.length, (factor - 1) * tours.length).map(({ row, copy, id }) =>
    copyTour(tours[row] as Tour, { copy, id, language, today, moveDate, periodOf }),
  );
  const daysOfCopies = copies.map(({ id }) => [id, dayActivities[originalId(id, tours.length)] ?? []]);
  const moreArticles = copiesOf(articles.length, articlesOf(factor) - articles.length).map(({ row, copy, id }) =>
    copyArticle(articles[row] as Article, { copy, id, language }),
  );
  return {
    ...catalogue,
    tours: [...tours, ...copies],
    dayActivities: { ...dayActivities, ...Object.fromEntries(daysOfCopies) },
    articles: [...articles, ...moreArticles],
  };
}

/** The title without what a copy adds to it. */
export function originalTitle(title: string): string {
  return title.split(TITLE_SEPARATOR)[0] ?? title;
}

// Ids of the originals run from 1 without a gap, so those of the copies follow them.
function copiesOf(originals: number, total: number): { row: number; copy: number; id: number }[] {
  return Array.from({ length: Math.max(0, total) }, (_, index) => ({
    row: index % originals,
    copy: Math.floor(index / originals) + 1,
    id: originals + index + 1,
  }));
}

type Copy = { copy: number; id: number; language: Locale };
type MoveDate = (iso: string, days: number) => string;
type TourCopy = Copy & { today: string; moveDate: MoveDate; periodOf: (departure: string, arrival: string) => string };

function copyTour(tour: Tour, { copy, id, language, today, moveDate, periodOf }: TourCopy) {
  const percent = 90 + ((copy * 7 + tour.id * 3) % 31);
  const price = (amount: number | null | undefined) =>
    amount == null ? null : Math.round((amount * percent) / 10_000_000) * 100_000;
  const move = (one: Itinerary, series: number): Itinerary => {
    const days = ((copy * 3 + tour.id) % DAYS_BETWEEN) + series * DAYS_BETWEEN;
    const isPast = one.departure_date < today;
    const departure = moveDate(one.departure_date, isPast ? -days : days);
    const arrival = moveDate(one.arrival_date, isPast ? -days : days);
    return {
      ...one,
      id: id * TOUR_ID_STEP + series * ID_STEP + (one.id % TOUR_ID_STEP),
      departure_date: departure,
      arrival_date: arrival,
      periode: periodOf(departure, arrival),
      price: price(one.price),
      seat: one.seat === null || isPast ? one.seat : (one.seat + copy + series * 3) % ((tour.capacity ?? 25) + 1),
      tour_id: id,
    };
  };
  const series = Array.from({ length: SERIES }, (_, index) => index);
  return {
    ...tour,
    id,
    title: `${tour.title}${TITLE_SEPARATOR}${nameOfCopy(copy, language)}`,
    seo: tour.seo && { ...tour.seo, slug: `${tour.seo.slug}-${copy + 1}` },
    price: price(tour.price),
    mainCountries: tour.mainCountries.map(({ country }) => ({ tour_id: id, country })),
    itineraries: tour.itineraries.flatMap((one) =>
      one.departure_date < today ? [move(one, 0)] : series.map((index) => move(one, index)),
    ),
    lowestItinerary: null,
    linkPdf: null,
  };
}

function copyArticle(article: Article, { copy, id, language }: Copy): Article {
  const title = `${article.title}${TITLE_SEPARATOR}${nameOfCopy(copy, language)}`;
  return {
    ...article,
    id,
    title,
    seo: { ...article.seo, slug: `${article.seo.slug}-${copy + 1}`, title },
    created_at: `${addDays(article.created_at.slice(0, 10), -copy)}${article.created_at.slice(10)}`,
    updated_at: null,
  };
}

function nameOfCopy(copy: number, language: Locale): string {
  const themes = THEMES[language];
  return `${themes[copy % themes.length]} ${copy + 1}`;
}

// A large catalogue moves 400,000 dates, which are only a few thousand different ones.
function memoizeDates(): MoveDate {
  const dates = new Map<number, string>();
  return (iso, days) => {
    const time = Date.parse(iso) + days * DAY_MS;
    const known = dates.get(time) ?? new Date(time).toISOString().slice(0, 10);
    dates.set(time, known);
    return known;
  };
}

function memoizePeriods(language: Locale): TourCopy['periodOf'] {
  const periods = new Map<string, string>();
  return (departure, arrival) => {
    const key = departure + arrival;
    const period = periods.get(key) ?? formatPeriod(departure, arrival, language);
    periods.set(key, period);
    return period;
  };
}
