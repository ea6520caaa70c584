import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { QUERY_HEADER } from '@/config/query-pages';
import { addQueryNamesHeader } from './name-query';

test('Next learns the parameters of an address from the server and never from the client', async () => {
  const server = createServer((request, response) => response.end(request.headers[QUERY_HEADER] ?? 'none'));
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  addQueryNamesHeader();
  const headers = { [QUERY_HEADER]: ',search,' };
  const named = async (path: string) => (await fetch(site + path, { headers })).text();
  expect([await named('/blog'), await named('/blog?page=2&sort='), await named('/blog?x')]).toEqual([
    'none',
    ',page,',
    'none',
  ]);
  server.close();
});
