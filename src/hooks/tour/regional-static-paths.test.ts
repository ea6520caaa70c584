import { expect, test } from 'vitest';
import { builtPages } from '@/config/built-pages';
import { visibleRegionals } from '@/domain/tour/regionals';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { regionalPaths } from './static-paths';

const server = withMockServer();

test('the regions with the most tours are built in every language, and all others on request', async () => {
  const { paths, fallback } = await regionalPaths({ locales: ['id', 'en'] });
  const shown = visibleRegionals(server.database().catalogue.regionals.map((row) => ({ ...row, total_tours: 1 })));
  expect(paths.length).toBeGreaterThan(2);
  expect(paths.length).toBeLessThanOrEqual(2 * Math.min(builtPages.regions, shown.length));
  expect(paths[0]).toMatchObject({ locale: 'id' });
  expect(fallback).toBe('blocking');
});

test('a build makes a bounded number of regions', async () => {
  const imageless = { imageUrl: null, min_price: null, max_price: null, bgUrl: null };
  const rows = Array.from({ length: 300 }, (_, id) => ({
    ...imageless,
    id,
    name: 'R',
    slug: `r-${id}`,
    total_tours: id,
  }));
  server.override('listRegionals', ({ reply }) => reply(200, { success: true, data: rows.slice(1) }));
  const { paths } = await regionalPaths({ locales: ['id'] });
  expect(paths).toHaveLength(builtPages.regions);
  expect(paths[0]).toEqual({ params: { id: '299' }, locale: 'id' });
});
