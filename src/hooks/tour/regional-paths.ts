import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { everyLocale } from '@/api/static-page';
import { regionalsQuery } from './queries';

/** The pages of every region in every language; regions that come later are rendered at their first visit. */
export const regionalPaths: GetStaticPaths = async ({ locales }) => {
  const { regionals } = await prefetch('id', { regionals: regionalsQuery() });
  const ids = regionals.data.map((region) => region.id);
  return { paths: everyLocale(locales, ids), fallback: 'blocking' };
};
