import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { toursQuery } from './queries';

/** The pages of every tour in every language; tours that come later are rendered at their first visit. */
export const tourPaths: GetStaticPaths = async ({ locales }) => {
  const { tours } = await prefetch('id', { tours: toursQuery({ page: 1, limit: 100 }) });
  const ids = tours.data.map((tour) => tour.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};
