import { afterEach, expect, test, vi } from 'vitest';
import { DEMO_DRAFT_TOKEN } from '../../../mocks/mock-context.ts';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { refusesDrafts } from './refuses-drafts';

const server = withMockServer();

afterEach(() => {
  vi.unstubAllEnvs();
});

const paths = () => ['/group-tour/17', `/en/blog/${server.database().catalogue.articles[0]?.seo.slug}`];

test('only a token that is not the service’s is refused', async () => {
  vi.stubEnv('DRAFT_TOKEN', DEMO_DRAFT_TOKEN);
  expect(await Promise.all([...paths(), '/group-tour/99999'].map(refusesDrafts))).toEqual([false, false, false]);
  vi.stubEnv('DRAFT_TOKEN', 'another-token-of-the-site');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  expect(await Promise.all(paths().map(refusesDrafts))).toEqual([true, true]);
});

test('a failing service refuses nothing', async () => {
  vi.stubEnv('DRAFT_TOKEN', DEMO_DRAFT_TOKEN);
  server.faults.add({ operationId: 'getTour', status: 500 });
  expect(await refusesDrafts('/group-tour/17')).toBe(false);
});
