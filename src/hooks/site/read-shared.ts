import type { Article, Regional, Tour } from '@sdk';
import { prefetch, prefetchNamed, prefetchPart } from '@/api/prefetch';
import { serviceId } from '@/api/static-page';
import { isSameId } from '@/lib/is-same-id';
import { isSlug } from '@/lib/slug';
import { articleQuery } from '../article/queries';
import { bannersQuery } from '../page/queries';
import { regionalsQuery, tourQuery } from '../tour/queries';

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
    const response = await prefetchNamed(locale, articleQuery(name));
    return response && { kind, article: response.data };
  }
  const id = serviceId(name);
  if (id === null) return null;
  if (kind === 'tour') {
    const response = await prefetchNamed(locale, tourQuery(id));
    return response && { kind, tour: response.data };
  }
  if (kind === 'region') {
    const { regionals } = await prefetch(locale, { regionals: regionalsQuery() });
    const region = regionals.data.find((one) => isSameId(one.id, name));
    return region ? { kind, region } : null;
  }
  return null;
}

async function readFirstBanner(locale: string): Promise<Shared> {
  const banners = await prefetchPart(locale, bannersQuery());
  const first = banners?.data.find(({ type }) => type === 'home');
  return { kind: 'site', imageUrl: first?.image_url ?? null };
}
