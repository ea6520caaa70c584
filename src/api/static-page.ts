import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';
import { withLanguageNote } from './with-language-note';

/** Seconds after which a visited page is rendered again in the background. */
export const REVALIDATE_S = 60;

type Read<Props> = () => Promise<Props>;

const notFound = { notFound: true, revalidate: REVALIDATE_S } as const;

/**
 * Runs the body of a `getStaticProps`, reading the frame (layout data) and the content in parallel. Null is a 404 that
 * is revalidated after a minute; a failure is thrown, so that Next keeps the last good version of the page.
 */
export async function staticPage<Frame, Props>(
  frame: Read<Frame>,
  content: Read<Props | null>,
): Promise<GetStaticPropsResult<Frame & Props>> {
  const [around, props] = await Promise.all([frame(), content()]);
  return props === null ? notFound : { props: withLanguageNote(around, props), revalidate: REVALIDATE_S };
}

/** Runs `staticPage` for a page with an id in its path. A path without a valid id is a 404 without a request. */
export async function staticIdPage<Frame, Props>(
  params: ParsedUrlQuery | undefined,
  frame: Read<Frame>,
  content: (id: number) => Promise<Props | null>,
): Promise<GetStaticPropsResult<Frame & Props>> {
  const id = serviceId(params?.id);
  return id === null ? notFound : staticPage(frame, () => content(id));
}

/** Returns the id in a path, or null when the text is not an id. */
export function serviceId(text: unknown): number | null {
  // Nine digits fit the integers of every service; a longer number cannot be an id and would only be refused.
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** Returns the paths of all ids in all languages, for `getStaticPaths`. */
export function everyLocale(locales: string[] | undefined, ids: readonly number[]): GetStaticPathsResult['paths'] {
  return (locales ?? []).flatMap((locale) => ids.map((id) => ({ params: { id: String(id) }, locale })));
}
