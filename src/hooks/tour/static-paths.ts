import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { builtPages } from '@/config/built-pages';
import { limits } from '@/config/limits';
import { visibleRegionals } from '@/domain/tour/regionals';
import { regionalsQuery, toursQuery } from './queries';

const SOONEST = { sort: 'soonest', page: limits.firstPage, limit: builtPages.tours } as const;

/** Builds the pages of the tours that depart soonest in every language; all others are rendered on their first visit. */
export const tourPaths: GetStaticPaths = async ({ locales }) => {
  const { tours } = await prefetch('id', { tours: toursQuery(SOONEST) });
  const ids = tours.data.map((tour) => tour.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};

/** Builds the pages of the regions with the most tours in every language; all others are rendered on their first visit. */
export const regionalPaths: GetStaticPaths = async ({ locales }) => {
  const { regionals } = await prefetch('id', { regionals: regionalsQuery() });
  const ids = visibleRegionals(regionals.data).map((region) => region.id);
  return { paths: everyLocale(locales, ids.slice(0, builtPages.regions)), fallback: 'blocking' };
};
