import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../mocks/node.ts';
import { blogQueryFromUrl } from '../../src/features/blog/blog-query';
import { getStaticProps as blogProps } from '../../src/pages/blog/index';
import { getStaticProps as toursProps } from '../../src/pages/group-tour/index';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const queriesOf = (operationId: string) =>
  server.calls
    .all()
    .filter((call) => call.operationId === operationId)
    .map((call) => new URL(call.path, 'http://host.example').search);

test('the tour list requests page 1 with nine tours (§9)', async () => {
  await toursProps({ locale: 'id' });
  expect(queriesOf('listTours')).toEqual(['?page=1&limit=9']);
});

test('the blog requests page 1 with nine articles (§9)', async () => {
  await blogProps({ locale: 'id' });
  expect(queriesOf('listArticles')).toEqual(['?page=1&limit=9']);
});

test('the blog without a page in its URL shows page 1', () => {
  expect(blogQueryFromUrl({})).toEqual({ page: 1 });
});
