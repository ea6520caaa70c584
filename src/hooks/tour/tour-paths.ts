import type { GetStaticPaths } from 'next';
import { everyLocale } from '@/api/static-page';
import { readEveryTour } from './read-every-tour';

/** The pages of every tour in every language; tours that come later are rendered at their first visit. */
export const tourPaths: GetStaticPaths = async ({ locales }) => {
  const ids = (await readEveryTour('id')).map((tour) => tour.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};
