import type { Article, Regional, Tour } from '@sdk';
import { isSameId } from '@/lib/is-same-id';
import { isSlug } from '@/lib/slug';
import { articleQuery } from '../operations/article';
import { bannersQuery } from '../operations/page';
import { regionalsQuery, tourQuery } from '../operations/tour';
import { read, readRow } from './read';
import { serviceId } from './static-paths';

/** The subject of a preview picture; the site's picture shows its first banner. */
export type Shared =
  | { kind: 'tour'; tour: Tour }
  | { kind: 'region'; region: Regional }
  | { kind: 'article'; article: Article }
  | { kind: 'site'; imageUrl: string | null };

/** Loads the subject of a preview picture; null when it does not exist. */
export async function readShared(locale: string, kind: unknown, name: unknown): Promise<Shared | null> {
  if (kind === 'site') return name === undefined ? readFirstBanner(locale) : null;
  if (typeof name !== 'string') return null;
  if (kind === 'article' && isSlug(name)) {
    const response = await readRow(locale, articleQuery(name));
    return response && { kind, article: response.data };
  }
  const id = serviceId(name);
  if (id === null) return null;
  if (kind === 'tour') {
    const response = await readRow(locale, tourQuery(id));
    return response && { kind, tour: response.data };
  }
  if (kind === 'region') {
    const { data } = await read(locale, regionalsQuery());
    const region = data.find((one) => isSameId(one.id, name));
    return region ? { kind, region } : null;
  }
  return null;
}

async function readFirstBanner(locale: string): Promise<Shared> {
  const banners = await read(locale, bannersQuery(), { onFailure: 'optional' });
  const first = banners?.data.find(({ type }) => type === 'home');
  return { kind: 'site', imageUrl: first?.image_url ?? null };
}
