import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { articlesQuery } from '../article/queries';
import { readEveryArticle } from '../article/read-articles';
import { careersQuery } from '../career/queries';
import { ROWS_PER_CALL } from '../every-row';
import { aboutPageQuery } from '../page/queries';
import { regionalsQuery, toursQuery, tourTermsQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';
import { readServiceLanguages } from './read-service-languages';

/** The lists of the service that grow with the catalogue. */
export type SiteList = 'tours' | 'articles';

const CALLS_PER_PART = 5;
/** The rows of one part of a list: few enough that a part is made in seconds, far below the 50,000 of the protocol. */
export const ROWS_PER_PART = CALLS_PER_PART * ROWS_PER_CALL;

const COUNTED = { page: limits.firstPage, limit: 1 };

/**
 * Returns the data of all pages without a row of a long list. Rejects when one query fails, so that no page is missing
 * from the sitemap by mistake.
 */
export async function readSitePages(locale: string | undefined) {
  const [languages, { regionals, careers, about, terms }] = await Promise.all([
    readServiceLanguages(),
    prefetch(locale, {
      regionals: regionalsQuery(),
      careers: careersQuery(),
      about: aboutPageQuery(),
      terms: tourTermsQuery(),
    }),
  ]);
  return { languages, regionals: regionals.data, careers: careers.data, about: about.data, terms: terms.data };
}

/** Returns the languages of the service and the number of parts of each list, in two calls for rows. */
export async function readSiteSize() {
  const [languages, { tours, articles }] = await Promise.all([
    readServiceLanguages(),
    prefetch('id', { tours: toursQuery({ ...COUNTED, sort: 'newest' }), articles: articlesQuery(COUNTED) }),
  ]);
  const parts = ({ pagination }: { pagination: { total: number } }) => Math.ceil(pagination.total / ROWS_PER_PART);
  return { languages, parts: { tours: parts(tours), articles: parts(articles) } };
}

/** Returns the rows of one part of a list, counted from 1; none beyond the last part. */
export async function readSitePart(locale: string | undefined, list: SiteList, number: number) {
  const part = { first: (number - 1) * CALLS_PER_PART + 1, pages: CALLS_PER_PART };
  const [languages, rows] = await Promise.all([
    readServiceLanguages(),
    list === 'tours'
      ? readEveryTour(locale, part).then((tours) => ({ tours }))
      : readEveryArticle(locale, part).then((articles) => ({ articles })),
  ]);
  return { languages, ...rows };
}
