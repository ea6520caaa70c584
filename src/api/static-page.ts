import type { ParsedUrlQuery } from 'node:querystring';
import type { GetStaticPathsResult, GetStaticPropsResult } from 'next';

/** Seconds after which a visited page is rendered again in the background. */
export const REVALIDATE_S = 60;

type Read<Props> = () => Promise<Props>;

const notFound = { notFound: true, revalidate: REVALIDATE_S } as const;

/**
 * Runs the body of a `getStaticProps`: what stands around the page and what it shows are read side by side. Null is a
 * real 404 that is looked at again after a minute; every failure is thrown, so that the last good page stays.
 */
export async function staticPage<Frame, Props>(
  frame: Read<Frame>,
  content: Read<Props | null>,
): Promise<GetStaticPropsResult<Frame & Props>> {
  const [around, props] = await Promise.all([frame(), content()]);
  return props === null ? notFound : { props: { ...around, ...props }, revalidate: REVALIDATE_S };
}

/** The same for a page named by an id; an address without one is a 404 that nobody is asked about. */
export async function staticIdPage<Frame, Props>(
  params: ParsedUrlQuery | undefined,
  frame: Read<Frame>,
  content: (id: number) => Promise<Props | null>,
): Promise<GetStaticPropsResult<Frame & Props>> {
  const id = serviceId(params?.id);
  return id === null ? notFound : staticPage(frame, () => content(id));
}

/** The id an address names; null for what is none. */
export function serviceId(text: unknown): number | null {
  // Nine digits fit every service's integers: a longer number is nobody's id and would only be refused.
  return typeof text === 'string' && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The paths of every id in every language. */
export function everyLocale(locales: string[] | undefined, ids: readonly number[]): GetStaticPathsResult['paths'] {
  return (locales ?? []).flatMap((locale) => ids.map((id) => ({ params: { id: String(id) }, locale })));
}
