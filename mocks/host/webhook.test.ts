import { buffer } from 'node:stream/consumers';
import { expect, test, vi } from 'vitest';
import { verifySignature } from '../../src/server/signatures.ts';
import { serveLocally } from '../../tests/support/local-server.ts';
import { createWebhook } from './webhook.ts';

const SECRET = 'a secret of the service and the site';

/** Starts a site that answers with these statuses in turn, then with 200; records its calls and the lines of the log. */
async function webhookTo(...statuses: number[]) {
  const bodies: string[] = [];
  const nonces: (string | null)[] = [];
  const lines: string[] = [];
  const url = await serveLocally(async (request, response) => {
    const body = await buffer(request);
    bodies.push(body.toString());
    nonces.push(verifySignature(SECRET, request.headers['kelana-signature'], body));
    response.writeHead(statuses.shift() ?? 200).end();
  });
  const send = createWebhook({ url, secret: SECRET, log: (line) => lines.push(line) });
  return { send, bodies, nonces, lines };
}

test('the changes of one moment are one call, with a signature that the site accepts', async () => {
  const { send, bodies, nonces } = await webhookTo();
  send([{ kind: 'tour', id: 17 }]);
  send([{ kind: 'tour', id: 17 }, { kind: 'banners' }]);
  send([]);
  await vi.waitFor(() => expect(bodies).toEqual(['{"changes":[{"kind":"tour","id":17},{"kind":"banners"}]}']));
  expect(nonces).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/)]);
});

test('a refused call is sent again with another nonce', async () => {
  const { send, bodies, nonces, lines } = await webhookTo(503);
  send([{ kind: 'mice' }]);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(nonces.every(Boolean)).toBe(true);
  expect(new Set(nonces).size).toBe(2);
  expect(lines).toEqual([]);
});

test('a call that is never accepted is reported after three attempts', async () => {
  const { send, bodies, lines } = await webhookTo(401, 401, 401);
  send([{ kind: 'mice' }]);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('does not know of {"changes":[{"kind":"mice"}]}: status 401');
  expect(bodies).toHaveLength(3);
});
