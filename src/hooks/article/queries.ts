import type { Query } from '@sdk';
import { apiQuery } from '@/api/query';

export const articlesQuery = (query: Query<'listArticles'>) => apiQuery('listArticles', { query });
