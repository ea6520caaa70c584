import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { careersQuery } from './queries';

const openCareers = async () => (await prefetch('id', { careers: careersQuery() })).careers.data;

/** Builds the pages of all open positions in every language; later ones are rendered on their first visit. */
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
