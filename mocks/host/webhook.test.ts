import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { verifySignature } from '../../src/server/signatures.ts';
import { createWebhook } from './webhook.ts';

const SECRET = 'a secret of the service and the site';

let server: Server;
let bodies: string[];
let signatures: (string | null)[];
let statuses: number[];
let lines: string[];

beforeEach(async () => {
  [bodies, signatures, statuses, lines] = [[], [], [], []];
  server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = Buffer.concat(parts);
    bodies.push(body.toString());
    signatures.push(verifySignature(SECRET, request.headers['kelana-signature'], body));
    response.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterEach(() => server.close());

function webhook() {
  const { port } = server.address() as AddressInfo;
  return createWebhook({ url: `http://127.0.0.1:${port}/`, secret: SECRET, log: (line) => lines.push(line) });
}

test('the changes of one moment are one call, with a signature that the site accepts', async () => {
  const send = webhook();
  send([{ kind: 'tour', id: 17 }]);
  send([{ kind: 'tour', id: 17 }, { kind: 'banners' }]);
  send([]);
  await vi.waitFor(() => expect(bodies).toEqual(['{"changes":[{"kind":"tour","id":17},{"kind":"banners"}]}']));
  expect(signatures).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)]);
});

test('a refused call is sent again with another signature', async () => {
  statuses = [503, 200];
  webhook()([{ kind: 'mice' }]);
  await vi.waitFor(() => expect(bodies).toHaveLength(2));
  expect(signatures.every(Boolean)).toBe(true);
  expect(new Set(signatures).size).toBe(2);
  expect(lines).toEqual([]);
});

test('a call that is never accepted is reported after three attempts', async () => {
  statuses = [401, 401, 401];
  webhook()([{ kind: 'mice' }]);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  expect(lines[0]).toContain('does not know of {"changes":[{"kind":"mice"}]}: status 401');
  expect(bodies).toHaveLength(3);
});
