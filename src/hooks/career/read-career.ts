import { prefetchNamed, prefetchPart } from '@/api/prefetch';
import { routes } from '@/config/routes';
import { careerQuery, careersQuery } from './queries';

// The document allows no longer slug: such an address names no position, and the service would only refuse it.
const SLUG_MAX = 200;

/** A position by the slug of its address, with the list it stands in; null when there is none. */
export async function readCareer(locale: string | undefined, slug: unknown) {
  if (typeof slug !== 'string' || slug.length > SLUG_MAX) return null;
  const [career, careers] = await Promise.all([
    prefetchNamed(locale, careerQuery(slug)),
    prefetchPart(locale, careersQuery(), routes.career(slug)),
  ]);
  return career && { career: career.data, careers: careers?.data ?? [] };
}
