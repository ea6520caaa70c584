import type { GetServerSideProps } from 'next';
import { refusalOf } from '@/lib/reading-only';
import { RETRY_LATER_S } from '@/lib/retry-later';
import { isApiError } from './is-api-error';

const LATER = { 'Cache-Control': 'no-store', 'Retry-After': String(RETRY_LATER_S) };

/** How long a file of words made from the service may be kept: as a page, it is new after some minutes. */
export const WORDS_CACHE = 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400';

/** A drawn picture costs more than it changes: chats keep their own copy anyway. */
export const PICTURE_CACHE = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=86400';

export type MadeFile = { type: string; cache: string; body: string | Buffer };

/** `name` holds the segments of a `[...name]` route. */
type Asked = { locale: string | undefined; name: string[] };

/**
 * A page that is no page but a file made from the service, at the address where machines look for it. Null is a real 404;
 * while the service does not answer, or there is too much to make, it is a 503 that says when to come back.
 *
 * Not a rewrite to a route of /api: with a single rewrite every page of the site loads the code that follows them, and
 * renders twice.
 */
export function filePage(make: (asked: Asked) => Promise<MadeFile | 'busy' | null>): GetServerSideProps {
  return async ({ req, res, params, locale }) => {
    const answer = (status: number, headers: Record<string, string>, body?: string | Buffer) => {
      res.writeHead(status, headers).end(body);
      return { props: {} };
    };
    const refusal = refusalOf(req.method);
    if (refusal) return answer(refusal.status, refusal.headers);
    try {
      const file = await make({ locale, name: [params?.name ?? []].flat() });
      if (!file) return answer(404, { 'Cache-Control': 'no-store' });
      if (file === 'busy') return answer(503, LATER);
      return answer(200, { 'Cache-Control': file.cache, 'Content-Type': file.type }, file.body);
    } catch (error) {
      if (!isApiError(error)) console.error(error);
      return answer(503, LATER);
    }
  };
}

/** What Next wants as the page; nobody sees it. */
export function NoPage() {
  return null;
}
