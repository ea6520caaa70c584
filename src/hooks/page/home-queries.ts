import { limits } from '@/config/limits';
import { articlesQuery } from '../article/queries';
import { dealsQuery, regionalsQuery, toursQuery } from '../tour/queries';
import { aboutPageQuery, bannersQuery, promotionsQuery } from './queries';

const LATEST_ARTICLES = 3;

/** Returns the queries of the home page. */
export const homeQueries = () => ({
  tours: toursQuery({ page: limits.firstPage, limit: limits.pageSize }),
  banners: bannersQuery(),
  deals: dealsQuery(),
  regionals: regionalsQuery(),
  about: aboutPageQuery(),
  promotions: promotionsQuery(),
  articles: articlesQuery({ page: limits.firstPage, limit: LATEST_ARTICLES }),
});
