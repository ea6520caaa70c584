import type { GetStaticPaths } from 'next';
import { limits } from '@/config/limits';
import { visibleRegionals } from '@/domain/tour/regionals';
import { articlesQuery } from '../operations/article';
import { seasonsQuery } from '../operations/page';
import { regionalsQuery, toursQuery } from '../operations/tour';
import { careersQuery } from './career';
import { read, readList } from './read';

/**
 * How many pages of each kind a build makes at most, in each language: those that are asked for most. All others are
 * made at their first visit, so that a build takes as long with ten thousand tours as with fifty.
 */
export const builtPages = {
  /** The tours that depart soonest, each with its booking page. */
  tours: 48,
  /** The newest articles. */
  articles: 24,
  /** The regions with the most tours. */
  regions: 24,
  /** The positions at the top of the list, each with its application form. */
  careers: 24,
} as const;

/** Returns the id in a path, or null when the text is not an id. */
export function serviceId(text: unknown): number | null {
  // Nine digits fit the integers of every service; a longer number cannot be an id and would only be refused.
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

type Read = () => Promise<{ id?: string; slug?: string }[]>;

/** Builds these pages in every language; all others are rendered on their first visit. */
const paths =
  (read: Read): GetStaticPaths =>
  async ({ locales = [] }) => {
    const all = await read();
    const paths = locales.flatMap((locale) => all.map((params) => ({ params, locale })));
    return { paths, fallback: 'blocking' };
  };

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => ({ id: String(id) }));

const SOONEST = { sort: 'soonest', page: limits.firstPage, limit: builtPages.tours } as const;
const openCareers = async () => (await read('id', careersQuery())).data.slice(0, builtPages.careers);

/** The tours that depart soonest. */
export const tourPaths = paths(async () => idsOf((await read('id', toursQuery(SOONEST))).data));

/** The regions with the most tours. */
export const regionalPaths = paths(async () => {
  const { data } = await read('id', regionalsQuery());
  return idsOf(visibleRegionals(data).slice(0, builtPages.regions));
});

/** The seasons, of which the service has a handful. */
export const seasonPaths = paths(async () =>
  (await readList('id', seasonsQuery())).data.map(({ key }) => ({ slug: key })),
);

/** The newest articles. */
export const articlePaths = paths(async () => {
  const { data } = await read('id', articlesQuery({ page: limits.firstPage, limit: builtPages.articles }));
  return data.flatMap(({ seo: { slug } }) => (slug ? { slug } : []));
});

/** The first open positions. */
export const careerPaths = paths(async () => (await openCareers()).map(({ slug }) => ({ slug })));

/** The application forms of the same positions. */
export const applyPaths = paths(async () => idsOf(await openCareers()));
