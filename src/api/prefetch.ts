import { isInBuild } from './built-pages';
import { isApiError } from './is-api-error';
import { keepAnswer, lastAnswer } from './last-answers';
import type { ApiQuery, QueryAnswer } from './query';
import { fetchOnServer } from './server-client';

const YOUNG_S = 600;

type Answers<Queries> = { [Name in keyof Queries]: QueryAnswer<Queries[Name]> };

/** Reads several queries of a page side by side; one failure fails the page, so that the last good one stays. */
export async function prefetch<Queries extends Record<string, ApiQuery>>(
  locale: string | undefined,
  queries: Queries,
): Promise<Answers<Queries>> {
  const entries = Object.entries(queries).map(async ([name, query]) => [name, await fetchOnServer(query, locale)]);
  return Object.fromEntries(await Promise.all(entries)) as Answers<Queries>;
}

/** What the id in a page's address names: null when the service knows no such row, so that the page is a 404. */
export function prefetchNamed<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
): Promise<QueryAnswer<Query> | null> {
  return fetchOnServer(query, locale).catch((error: unknown) => {
    if (isApiError(error) && error.kind === 'not-found') return null;
    throw error;
  });
}

/**
 * A part a page can do without. When the service does not answer, it is the last answer this process had; null when there
 * is none, so that the page still stands. A `page` that was made with the build stays as it is instead while the process
 * is young and has no answers yet; not for longer, because its prices would grow old with it.
 */
export async function prefetchPart<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
  page?: string,
): Promise<QueryAnswer<Query> | null> {
  const key = JSON.stringify([locale, query.operationId, query.args]);
  try {
    const answer = await fetchOnServer(query, locale);
    keepAnswer(key, answer);
    return answer;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // What is gone is gone.
    if (error.kind === 'not-found') {
      keepAnswer(key, null);
      return null;
    }
    const last = lastAnswer(key) as QueryAnswer<Query> | null;
    if (!last && page && process.uptime() < YOUNG_S && isInBuild(locale, page)) throw error;
    return last;
  }
}
