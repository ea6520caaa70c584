import { limits } from '@/config/limits';
import { articlesQuery } from '../article/queries';
import { dealsQuery, regionalsQuery, toursQuery } from '../tour/queries';
import { aboutPageQuery, bannersQuery, promotionsQuery } from './queries';

const LATEST_ARTICLES = 3;

/** Returns the queries of the home page. */
export const homeQueries = () => ({
  tours: toursQuery({ page: limits.firstPage, limit: limits.pageSize }),
  regionals: regionalsQuery(),
  about: aboutPageQuery(),
  articles: articlesQuery({ page: limits.firstPage, limit: LATEST_ARTICLES }),
});

/** Returns the queries of the sections that the home page can do without. */
export const homeSectionQueries = () => ({
  banners: bannersQuery(),
  deals: dealsQuery(),
  promotions: promotionsQuery(),
});
