import { afterAll, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../../mocks/node.ts';
import { regionalPaths } from './static-paths';

const server = mockServer();

beforeAll(() => server.listen());
afterAll(() => server.close());

test('every region is built in every language, and a region added later on request', async () => {
  const { paths, fallback } = await regionalPaths({ locales: ['id', 'en'] });
  expect(paths).toHaveLength(2 * server.database().catalogue.regionals.length);
  expect(paths[0]).toEqual({ params: { id: '1' }, locale: 'id' });
  expect(fallback).toBe('blocking');
});
