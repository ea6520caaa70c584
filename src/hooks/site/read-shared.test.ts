import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { readShared } from './read-shared';

// So that no test gets the responses of an earlier one.
vi.mock('@/api/last-responses', () => import('../../../tests/support/no-last-responses'));

const server = withMockServer();

test('tours and regions are read by their id', async () => {
  expect(await readShared('id', 'tour', '17')).toMatchObject({ kind: 'tour', tour: { id: 17 } });
  expect(await readShared('id', 'region', '1')).toMatchObject({ kind: 'region', region: { name: 'Asia Timur' } });
});

test('a region with an id as text is found', async () => {
  const data = server.database().catalogue.regionals.map((row) => ({ ...row, id: String(row.id), total_tours: 1 }));
  server.faults.add({ operationId: 'listRegionals', response: { status: 200, body: { success: true, data } } });
  expect(await readShared('id', 'region', '1')).toMatchObject({ kind: 'region', region: { name: 'Asia Timur' } });
});

test.each([
  ['tour', '99999'],
  ['tour', '017'],
  ['tour', undefined],
  ['region', '999'],
  ['article', 'tidak-ada'],
  ['article', '../tour'],
  ['booking', '17'],
])('%s %s gives null', async (kind, name) => {
  expect(await readShared('id', kind, name)).toBeNull();
});

test('the site has the picture of its banner, or none', async () => {
  expect(await readShared('id', 'site', undefined)).toMatchObject({ imageUrl: expect.stringContaining('/media/') });
  server.faults.add({ operationId: 'listBanners', status: 500 });
  expect(await readShared('id', 'site', undefined)).toEqual({ kind: 'site', imageUrl: null });
});

test('a failure of the service rejects instead of giving null', async () => {
  server.faults.add({ operationId: 'getTour', status: 500 });
  await expect(readShared('id', 'tour', '17')).rejects.toMatchObject({ kind: 'server' });
});
