import { prefetch } from '@/api/prefetch';
import { readEveryArticle } from '../article/read-articles';
import { careersQuery } from '../career/queries';
import { regionalsQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';

/** All records with a page of their own. One failure fails the whole read, or pages would seem to be removed. */
export async function readSite(locale: string | undefined) {
  const [tours, articles, { regionals, careers }] = await Promise.all([
    readEveryTour(locale),
    readEveryArticle(locale),
    prefetch(locale, { regionals: regionalsQuery(), careers: careersQuery() }),
  ]);
  return { tours, articles, regionals: regionals.data, careers: careers.data };
}
