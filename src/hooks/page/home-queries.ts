import { limits } from '@/config/limits';
import { articlesQuery } from '../article/queries';
import { dealsQuery, regionalsQuery, toursQuery } from '../tour/queries';
import { bannersQuery } from './queries';

const LATEST_ARTICLES = 3;

/** Everything the home page cannot do without. */
export const homeQueries = () => ({
  banners: bannersQuery(),
  deals: dealsQuery(),
  regionals: regionalsQuery(),
  tours: toursQuery({ page: limits.firstPage, limit: limits.pageSize }),
  articles: articlesQuery({ page: limits.firstPage, limit: LATEST_ARTICLES }),
});
