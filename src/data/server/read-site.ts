import { limits } from '@/config/limits';
import { everyRow, ROWS_PER_CALL } from '../every-row';
import { articlesQuery } from '../operations/article';
import { aboutPageQuery, seasonsQuery } from '../operations/page';
import { regionalsQuery, toursQuery, tourTermsQuery } from '../operations/tour';
import { careersQuery } from './career';
import { read, readList } from './read';
import { readServiceLanguages } from './service-languages';

const CALLS_PER_PART = 5;
/** The rows of one part of a list: few enough that a part is made in seconds, far below the 50,000 of the protocol. */
export const ROWS_PER_PART = CALLS_PER_PART * ROWS_PER_CALL;

const COUNTED = { page: limits.firstPage, limit: 1 };
const NEWEST = { page: limits.firstPage, limit: 20 };

/**
 * Returns the data of all pages without a row of a long list. Rejects when one query fails, so that no page is missing
 * from the sitemap by mistake.
 */
export async function readSitePages(locale: string | undefined) {
  const [languages, regionals, careers, about, terms, seasons] = await Promise.all([
    readServiceLanguages(),
    read(locale, regionalsQuery()),
    read(locale, careersQuery()),
    read(locale, aboutPageQuery()),
    read(locale, tourTermsQuery()),
    readList(locale, seasonsQuery()),
  ]);
  return {
    languages,
    regionals: regionals.data,
    careers: careers.data,
    about: about.data,
    terms: terms.data,
    seasons: seasons.data,
  };
}

/** Returns the languages of the service and the number of parts of each list, in two calls for rows. */
export async function readSiteSize() {
  const [languages, tours, articles] = await Promise.all([
    readServiceLanguages(),
    read('id', toursQuery({ ...COUNTED, sort: 'newest' })),
    read('id', articlesQuery(COUNTED)),
  ]);
  const parts = ({ pagination }: { pagination: { total: number } }) => Math.ceil(pagination.total / ROWS_PER_PART);
  return { languages, parts: { tours: parts(tours), articles: parts(articles) } };
}

/**
 * Returns the rows of one part of a list, counted from 1; none beyond the last part. Tours are in the order in which they
 * were added, in which those that depart or sell out do not move.
 */
export async function readSitePart(locale: string | undefined, list: 'tours' | 'articles', number: number) {
  const part = { first: (number - 1) * CALLS_PER_PART + 1, pages: CALLS_PER_PART };
  const [languages, rows] = await Promise.all([
    readServiceLanguages(),
    list === 'tours'
      ? everyRow((page) => read(locale, toursQuery({ ...page, sort: 'newest' })), part).then((tours) => ({ tours }))
      : everyRow((page) => read(locale, articlesQuery(page)), part).then((articles) => ({ articles })),
  ]);
  return { languages, ...rows };
}

/** Returns the articles of the feed, newest first. */
export const readNewestArticles = async (locale: string | undefined) =>
  (await read(locale, articlesQuery(NEWEST))).data;
