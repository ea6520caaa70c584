import type { Article, Itinerary, Tour } from '@sdk';
import { formatPeriod } from './calendar.ts';
import type { Catalogue } from './catalogue.ts';
import type { Locale, Localized } from './localized.ts';

const TOURS = 2000;
const ARTICLES = 200;
/** Between the title of the original and what the copy adds to it. */
const TITLE_SEPARATOR = ' · ';
const THEMES: Localized<readonly string[]> = {
  id: ['Hemat', 'Keluarga', 'Santai', 'Kuliner', 'Fotografi', 'Pelajar', 'Bulan Madu', 'Lansia', 'Belanja', 'Alam'],
  en: ['Saver', 'Family', 'Unhurried', 'Food', 'Photography', 'Students', 'Honeymoon', 'Seniors', 'Shopping', 'Nature'],
};
/** A departure leaves at most this many days after that of its original. */
const DAYS_LATER = 14;
const TOUR_ID_STEP = 10_000;
const DAY_MS = 86_400_000;

/**
 * The catalogue with 2,000 tours and 200 articles. The originals stay as they are; a copy differs in id, title, prices
 * and dates, and shares texts, pictures and days with its original.
 */
export function enlargeCatalogue(catalogue: Catalogue): Catalogue {
  const { tours, articles, dayActivities } = catalogue;
  const copies = copiesOf(tours, TOURS).map((copy) => copyTour(copy, catalogue));
  const daysOfCopies = copiesOf(tours, TOURS).map(({ id, original }) => [id, dayActivities[original.id] ?? []]);
  return {
    ...catalogue,
    tours: [...tours, ...copies],
    dayActivities: { ...dayActivities, ...Object.fromEntries(daysOfCopies) },
    articles: [...articles, ...copiesOf(articles, ARTICLES).map((copy) => copyArticle(copy, catalogue.language))],
  };
}

/** The title without what a copy adds to it. */
export function originalTitle(title: string): string {
  return title.split(TITLE_SEPARATOR)[0] ?? title;
}

/** `number` counts the copies of one original from 1. */
type Copy<Row> = { original: Row; number: number; id: number };

// Ids of the originals run from 1 without a gap, so those of the copies follow them.
function copiesOf<Row>(originals: readonly Row[], total: number): Copy<Row>[] {
  return Array.from({ length: total - originals.length }, (_, index) => ({
    original: originals[index % originals.length] as Row,
    number: Math.floor(index / originals.length) + 1,
    id: originals.length + index + 1,
  }));
}

function copyTour({ original: tour, number, id }: Copy<Tour>, { language, today }: Catalogue): Tour {
  const percent = 90 + ((number * 7 + tour.id * 3) % 31);
  const price = (amount: number | null | undefined) =>
    amount == null ? null : Math.round((amount * percent) / 10_000_000) * 100_000;
  const days = (number * 3 + tour.id) % DAYS_LATER;
  const move = (one: Itinerary): Itinerary => {
    const isPast = one.departure_date < today;
    const departure_date = addDays(one.departure_date, isPast ? -days : days);
    const arrival_date = addDays(one.arrival_date, isPast ? -days : days);
    return {
      ...one,
      id: id * TOUR_ID_STEP + (one.id % TOUR_ID_STEP),
      departure_date,
      arrival_date,
      periode: formatPeriod(departure_date, arrival_date, language),
      price: price(one.price),
      seat: one.seat === null || isPast ? one.seat : (one.seat + number) % ((tour.capacity ?? 25) + 1),
      tour_id: id,
    };
  };
  return {
    ...tour,
    id,
    title: titleOfCopy(tour.title, number, language),
    seo: tour.seo && { ...tour.seo, slug: `${tour.seo.slug}-${number + 1}` },
    price: price(tour.price),
    mainCountries: tour.mainCountries.map(({ country }) => ({ tour_id: id, country })),
    itineraries: tour.itineraries.map(move),
    lowestItinerary: null,
    linkPdf: null,
  };
}

function copyArticle({ original: article, number, id }: Copy<Article>, language: Locale): Article {
  const title = titleOfCopy(article.title, number, language);
  return {
    ...article,
    id,
    title,
    seo: { ...article.seo, slug: `${article.seo.slug}-${number + 1}`, title },
    created_at: `${addDays(article.created_at.slice(0, 10), -number)}${article.created_at.slice(10)}`,
    updated_at: null,
  };
}

/** Like `addDays` of the calendar, which takes ten times as long; a large catalogue has 25,000 dates. */
function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * DAY_MS).toISOString().slice(0, 10);
}

function titleOfCopy(title: string, number: number, language: Locale): string {
  const themes = THEMES[language];
  return `${title}${TITLE_SEPARATOR}${themes[number % themes.length]} ${number + 1}`;
}
