import type { Query } from '@sdk';
import { queryKey } from '../sdk-values';

type ArticlesQuery = NonNullable<Query<'listArticles'>>;

export const articlesQuery = (query: ArticlesQuery) => queryKey('listArticles', { query });
export const articleQuery = (slug: string) => queryKey('getArticle', { path: { slug } });
