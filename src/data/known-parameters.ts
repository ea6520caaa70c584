import type { Answer, QueryKey, ReadId } from '@sdk';
import { isApiError } from './sdk-values';

// Parameters that the API document proposes. A service without them refuses a query that has one (422).
const PROPOSED = ['adults', 'children', 'infants', 'first_day', 'last_day'];
// A service that is replaced by a newer one is asked again after this time.
const REFUSED_MS = 600_000;

let refusedAt = Number.NEGATIVE_INFINITY;

/**
 * Sends a query. A service that refuses the parameters of the party or the days is asked again without them, and for
 * some minutes at once; its answer then names no `party`.
 */
export async function sendWithoutRefused<Id extends ReadId>(
  query: QueryKey<Id>,
  send: (query: QueryKey<Id>) => Promise<Answer<Id>>,
): Promise<Answer<Id>> {
  const [operationId, args] = query;
  const parameters = Object.entries(args.query ?? {});
  const others = parameters.filter(([name]) => !PROPOSED.includes(name));
  if (others.length === parameters.length) return send(query);
  const plain: QueryKey<Id> = [operationId, { ...args, query: Object.fromEntries(others) }];
  if (performance.now() - refusedAt < REFUSED_MS) return send(plain);
  return send(query).catch(async (error: unknown) => {
    if (!isApiError(error) || error.status !== 422) throw error;
    const answer = await send(plain);
    refusedAt = performance.now();
    return answer;
  });
}
