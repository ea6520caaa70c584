import { isApiError } from './is-api-error';
import { keepAnswer, lastAnswer } from './last-answers';
import type { ApiQuery, QueryAnswer } from './query';
import { fetchOnServer } from './server-client';

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
 * A part a page can do without: when the service does not answer, the last answer this process had, so that a good page is not
 * replaced by a poorer one; null when there is none, so that the page still stands.
 */
export async function prefetchPart<Query extends ApiQuery>(
  locale: string | undefined,
  query: Query,
): Promise<QueryAnswer<Query> | null> {
  const key = JSON.stringify([locale, query.operationId, query.args]);
  try {
    const answer = await fetchOnServer(query, locale);
    keepAnswer(key, answer);
    return answer;
  } catch (error) {
    // What is gone is gone.
    if (isApiError(error) && error.kind === 'not-found') keepAnswer(key, null);
    return lastAnswer(key) as QueryAnswer<Query> | null;
  }
}
