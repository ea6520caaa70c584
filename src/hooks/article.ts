import type { Query } from '@sdk';
import { apiQuery } from '@/api/query';

type ArticlesQuery = NonNullable<Query<'listArticles'>>;

export const articlesQuery = (query: ArticlesQuery) => apiQuery('listArticles', { query });
export const articleQuery = (slug: string) => apiQuery('getArticle', { path: { slug } });
