import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { regionalsQuery } from './queries';
import { readEveryTour } from './read-every-tour';

/** Builds the pages of all tours in every language; later tours are rendered on their first visit. */
export const tourPaths: GetStaticPaths = async ({ locales }) => {
  const ids = (await readEveryTour('id')).map((tour) => tour.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};

/** Builds the pages of all regions in every language; later regions are rendered on their first visit. */
export const regionalPaths: GetStaticPaths = async ({ locales }) => {
  const { regionals } = await prefetch('id', { regionals: regionalsQuery() });
  const ids = regionals.data.map((region) => region.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};
