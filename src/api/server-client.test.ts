import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { apiQuery } from './query';
import { fetchOnServer } from './server-client';

test('the service cannot send the server elsewhere', async () => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.writeHead(302, { location: '/internal' }).end();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('SERVICE_HOST', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await expect(fetchOnServer(apiQuery('listRegionals', {}), 'id')).rejects.toMatchObject({ kind: 'network' });
  expect(new Set(asked)).toEqual(new Set(['/v1/modules/tour/regionals']));
  vi.unstubAllEnvs();
  server.close();
});
