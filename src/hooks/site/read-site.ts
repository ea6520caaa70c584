import { prefetch } from '@/api/prefetch';
import { readEveryArticle } from '../article/read-every-article';
import { careersQuery } from '../career/queries';
import { regionalsQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';

/** Everything of the service that has a page of its own; one failure fails it whole, so that no page seems gone. */
export async function readSite(locale: string | undefined) {
  const [tours, articles, { regionals, careers }] = await Promise.all([
    readEveryTour(locale),
    readEveryArticle(locale),
    prefetch(locale, { regionals: regionalsQuery(), careers: careersQuery() }),
  ]);
  return { tours, articles, regionals: regionals.data, careers: careers.data };
}
