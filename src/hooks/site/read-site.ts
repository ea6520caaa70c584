import { prefetch } from '@/api/prefetch';
import { readEveryArticle } from '../article/read-articles';
import { careersQuery } from '../career/queries';
import { regionalsQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';

/**
 * Returns all data that has pages on the site. Rejects when one query fails, so that no page is missing from the
 * sitemap by mistake.
 */
export async function readSite(locale: string | undefined) {
  const [tours, articles, { regionals, careers }] = await Promise.all([
    readEveryTour(locale),
    readEveryArticle(locale),
    prefetch(locale, { regionals: regionalsQuery(), careers: careersQuery() }),
  ]);
  return { tours, articles, regionals: regionals.data, careers: careers.data };
}
