import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { builtPages } from '@/config/built-pages';
import { careersQuery } from './queries';

const openCareers = async () =>
  (await prefetch('id', { careers: careersQuery() })).careers.data.slice(0, builtPages.careers);

/** Builds the pages of the first open positions in every language; all others are rendered on their first visit. */
export const careerPaths: GetStaticPaths = async ({ locales = [] }) => {
  const careers = await openCareers();
  const paths = locales.flatMap((locale) => careers.map(({ slug }) => ({ params: { slug }, locale })));
  return { paths, fallback: 'blocking' };
};

/** The paths of the application forms of the same positions, by id. */
export const applyPaths: GetStaticPaths = async ({ locales }) => {
  const careers = await openCareers();
  const ids = careers.map(({ id }) => id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};
