import { prefetch } from '@/api/prefetch';
import { readEveryArticle } from '../article/read-articles';
import { careersQuery } from '../career/queries';
import { aboutPageQuery } from '../page/queries';
import { regionalsQuery, tourTermsQuery } from '../tour/queries';
import { readEveryTour } from '../tour/read-every-tour';
import { readServiceLanguages } from './read-service-languages';

/**
 * Returns all data that has pages on the site. Rejects when one query fails, so that no page is missing from the
 * sitemap by mistake.
 */
export async function readSite(locale: string | undefined) {
  const [languages, tours, articles, { regionals, careers, about, terms }] = await Promise.all([
    readServiceLanguages(),
    readEveryTour(locale),
    readEveryArticle(locale),
    prefetch(locale, {
      regionals: regionalsQuery(),
      careers: careersQuery(),
      about: aboutPageQuery(),
      terms: tourTermsQuery(),
    }),
  ]);
  return {
    languages,
    tours,
    articles,
    regionals: regionals.data,
    careers: careers.data,
    about: about.data,
    terms: terms.data,
  };
}
