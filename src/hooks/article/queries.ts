import type { Query } from '@sdk';
import { apiQuery } from '@/api/query';

export const articlesQuery = (query: Query<'listArticles'>) => apiQuery('listArticles', { query });
export const articleQuery = (slug: string) => apiQuery('getArticle', { path: { slug } });
