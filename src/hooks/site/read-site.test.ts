import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { readSite } from './read-site';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

test('the site consists of all tours, regions, articles and positions of the service', async () => {
  const { tours, regionals, articles, careers } = await readSite('id');
  expect([tours.length, regionals.length > 3, articles.length > 9, careers.length > 3]).toEqual([36, true, true, true]);
});

test('one failed request rejects', async () => {
  server.faults.add({ operationId: 'listCareers', status: 500 });
  await expect(readSite('id')).rejects.toMatchObject({ kind: 'server' });
});
