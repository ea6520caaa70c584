import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { setRetryAfter } from '@/lib/http/retry-after';
import { withLanguageNote } from './with-language-note';

// A published change appears within five seconds. No cache is told of these pages, because nobody knows which of them it
// holds, so they stay in it for less than that.
const CACHED = 's-maxage=4';

type Read<Value> = () => Promise<Value>;

/**
 * Runs the body of a `getServerSideProps` of src/pages/with-query. Such a page is cached for a moment.
 * Without the rows of the query (`isComplete: false`) the page is sent with an error message, as a 503 that no cache
 * keeps. Null is a 404.
 */
export async function queryPage<Frame, Props>(
  { res }: Pick<GetServerSidePropsContext, 'res'>,
  frame: Read<Frame>,
  content: Read<{ props: Props; isComplete: boolean } | null>,
): Promise<GetServerSidePropsResult<Frame & Props>> {
  const [around, read] = await Promise.all([frame(), content()]);
  if (read === null) return { notFound: true };
  if (!read.isComplete) res.statusCode = 503;
  res.setHeader('Cache-Control', read.isComplete ? CACHED : 'no-store');
  setRetryAfter(res);
  return { props: withLanguageNote(around, read.props) };
}
