import type { Answer, QueryKey, ReadId } from '@sdk';
import { isApiError } from './sdk-values';

// Parameters that the API document proposes. A service without them refuses a query that has one (422).
const PROPOSED = ['adults', 'children', 'infants'];

let areRefused = false;

/**
 * Sends a query. A service that refuses the parameters of the party is asked again without them, and from then on at
 * once; its answer then names no `party`.
 */
export async function sendKnown<Id extends ReadId>(
  query: QueryKey<Id>,
  send: (query: QueryKey<Id>) => Promise<Answer<Id>>,
): Promise<Answer<Id>> {
  const [operationId, args] = query;
  const parameters = Object.entries(args.query ?? {});
  const known = parameters.filter(([name]) => !PROPOSED.includes(name));
  if (known.length === parameters.length) return send(query);
  const plain: QueryKey<Id> = [operationId, { ...args, query: Object.fromEntries(known) }];
  if (areRefused) return send(plain);
  return send(query).catch(async (error: unknown) => {
    if (!isApiError(error) || error.status !== 422) throw error;
    const answer = await send(plain);
    areRefused = true;
    return answer;
  });
}
