import { routes } from '@/config/routes';
import { queryKey } from '../sdk-values';
import { read, readRow } from './read';

export const careersQuery = () => queryKey('listCareers');

// The API document allows no longer slug, so a longer one is a 404 without a request that the service would refuse.
const SLUG_MAX = 200;
// The SDK refuses these, because they would lead to another address of the service.
const DOTS = /^\.{0,2}$/;

/** Returns a position by its slug, with the list of open positions; null when there is none. */
export async function readCareer(locale: string | undefined, slug: unknown) {
  if (typeof slug !== 'string' || slug.length > SLUG_MAX || DOTS.test(slug)) return null;
  const [career, careers] = await Promise.all([
    readRow(locale, queryKey('getCareer', { path: { slug } })),
    read(locale, careersQuery(), { onFailure: 'optional', isShared: true, page: routes.career(slug) }),
  ]);
  return career && { career: career.data, careers: careers?.data ?? [] };
}
