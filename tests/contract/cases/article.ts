import { failures, type Matrix, outages } from '../case.ts';

export const articleCases: Matrix<'listArticles' | 'getArticle'> = {
  listArticles: {
    200: { query: { search: 'a', page: 1, limit: 3 } },
    422: { query: { page: 0 } },
    ...outages,
  },
  getArticle: {
    200: ({ catalogue }) => ({ path: { slug: catalogue.articles[0]?.seo.slug ?? '' } }),
    401: { path: { slug: 'any' }, ...failures.wrongDraftToken },
    404: { path: { slug: 'nobody-wrote-it' } },
    422: { path: { slug: 'any' }, ...failures.unknownQuery },
    ...outages,
  },
};
