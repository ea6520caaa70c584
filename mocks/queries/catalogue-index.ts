import type { Article, Tour } from '@sdk';
import { once } from './once.ts';

/** The id of the tour of each departure. */
export const tourIdsByDeparture = once(
  (tours: readonly Tour[]) => new Map(tours.flatMap((tour) => tour.itineraries.map(({ id }) => [id, tour.id]))),
);

/** Tours by id. */
export const toursById = once((tours: readonly Tour[]) => new Map(tours.map((tour) => [tour.id, tour])));

/** Tours by the id of their region, in the order of the list. */
export const toursByRegional = once((tours: readonly Tour[]) => Map.groupBy(tours, ({ regionalId }) => regionalId));

/** Articles by the slug in their address. */
export const articlesBySlug = once(
  (articles: readonly Article[]) => new Map(articles.map((article) => [article.seo.slug, article])),
);

/** Articles in the order of their list: the newest first. */
export const newestArticles = once((articles: readonly Article[]) =>
  [...articles].sort((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id),
);
