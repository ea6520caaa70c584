import type { ParsedUrlQuery } from 'node:querystring';
import { ApiError } from '@sdk';
import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';

/** Seconds after which a visited page is rendered again in the background. */
export const REVALIDATE_S = 60;

/**
 * Runs the body of a `getStaticProps`: null and an unknown id become a real 404 that is looked at again after a
 * minute, every other failure is thrown, so that the last good page stays.
 */
export async function staticPage<Props>(load: () => Promise<Props | null>): Promise<GetStaticPropsResult<Props>> {
  const props = await load().catch((error: unknown) => {
    if (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'invalid')) return null;
    throw error;
  });
  return props === null ? { notFound: true, revalidate: REVALIDATE_S } : { props, revalidate: REVALIDATE_S };
}

/** The numeric id in a page's address; 0, which no row has, for anything else. */
export function idOf(params: ParsedUrlQuery | undefined): number {
  const text = params?.id;
  return typeof text === 'string' && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
}

/** The paths of every id in every language. */
export function everyLocale(locales: string[] | undefined, ids: readonly number[]): GetStaticPathsResult['paths'] {
  return (locales ?? []).flatMap((locale) => ids.map((id) => ({ params: { id: String(id) }, locale })));
}
