import type { GetStaticPaths } from 'next';
import { prefetch } from '@/api/prefetch';
import { limits } from '@/config/limits';
import { articlesQuery } from './queries';

/** The newest articles in every language; all others are rendered at their first visit. */
export const articlePaths: GetStaticPaths = async ({ locales = [] }) => {
  const newest = { page: limits.firstPage, limit: limits.pageSize };
  const { articles } = await prefetch('id', { articles: articlesQuery(newest) });
  const slugs = articles.data.flatMap(({ seo }) => seo.slug ?? []);
  const paths = locales.flatMap((locale) => slugs.map((slug) => ({ params: { slug }, locale })));
  return { paths, fallback: 'blocking' };
};
