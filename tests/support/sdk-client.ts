import { vi } from 'vitest';
import { type ClientOptions, createClient } from '../../sdk/src/client.ts';

/** A client whose service answers with the given responses in turn, then with the last one. */
export function createTestClient(
  responses: (() => Response | Promise<Response>)[],
  options: Partial<ClientOptions> = {},
) {
  const requests: Request[] = [];
  const fetch = vi.fn(async (request: Request) => {
    requests.push(request.clone());
    // A sent body is used up, so that each attempt needs a new request.
    await request.arrayBuffer();
    const respond = responses.length > 1 ? responses.shift() : responses[0];
    return respond!();
  });
  const client = createClient({ baseUrl: 'http://service.test/', fetch, retryPauseMs: 1, ...options });
  return { client, fetch, requests, keys: () => requests.map(({ headers }) => headers.get('idempotency-key')) };
}
