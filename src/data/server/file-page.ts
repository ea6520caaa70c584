import type { ContentLanguage } from '@sdk';
import type { GetServerSideProps } from 'next';
import { refusalOf } from '@/lib/http/reading-only';
import { RETRY_AFTER_S } from '@/lib/http/retry-after';
import { reportServerError } from '@/reports/server-errors';
import { isApiError } from '../sdk-values';

const LATER = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_AFTER_S) };

/**
 * Cache-Control of text files made from the service's data. After a change the site replaces them in the caches in front
 * of it, so only a reader's own cache must not keep them.
 */
export const WORDS_CACHE = 'public, max-age=0, s-maxage=3600, stale-while-revalidate=86400';

/**
 * Cache-Control of pictures, longer than that of text: drawing is expensive, pictures rarely change, and chat apps keep
 * a copy anyway.
 */
export const PICTURE_CACHE = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400';

export type MadeFile = { type: string; cache: string; body: string | Buffer };

/** `name` holds the segments of a `[...name]` route. */
type FileRequest = { locale: ContentLanguage; name: string[] };

/** Returns the file of an XML text; null stays null. */
export const xmlFile = (body: string | null, type = 'application/xml'): MadeFile | null =>
  body === null ? null : { type: `${type}; charset=utf-8`, cache: WORDS_CACHE, body };

/**
 * Returns the `getServerSideProps` of a route that sends a file, such as a sitemap, instead of HTML. `route` is its
 * pattern, such as `/og/[...name]`, for the log. Null is a 404.
 * While the service fails, or too many files are being made, the response is a 503 with Retry-After. A rewrite to a
 * route of /api was rejected: with a single rewrite, Next adds its rewrite code to every page and renders pages twice.
 */
export function filePage(
  route: string,
  make: (request: FileRequest) => Promise<MadeFile | 'busy' | null>,
): GetServerSideProps {
  return async ({ req, res, params, locale }) => {
    const answer = (status: number, headers: Record<string, string>, body?: string | Buffer) => {
      res.writeHead(status, headers).end(body);
      return { props: {} };
    };
    const refusal = refusalOf(req.method);
    if (refusal) return answer(refusal.status, refusal.headers);
    try {
      const isKnown = locale === 'id' || locale === 'en';
      const file = isKnown ? await make({ locale, name: [params?.name ?? []].flat() }) : null;
      if (!file) return answer(404, { 'Cache-Control': 'no-store' });
      if (file === 'busy') return answer(503, LATER);
      return answer(200, { 'Cache-Control': file.cache, 'Content-Type': file.type }, file.body);
    } catch (error) {
      if (!isApiError(error)) reportServerError(error, route);
      return answer(503, LATER);
    }
  };
}
