import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { mockServer } from '../../mocks/node.ts';
import { blogQueryFromUrl } from '../../src/features/blog/list/blog-query';
import { getStaticProps as blogProps } from '../../src/pages/blog/index';
import { getStaticProps as toursProps } from '../../src/pages/group-tour/index';

const server = mockServer();

beforeAll(() => server.listen());
afterEach(() => server.reset());
afterAll(() => server.close());

const asked = (operationId: string) =>
  server.calls
    .all()
    .filter((call) => call.operationId === operationId)
    .map((call) => new URL(call.path, 'http://host.example').search);

test('the tour list asks for page 1 of nine (§9)', async () => {
  await toursProps({ locale: 'id' });
  expect(asked('listTours')).toEqual(['?page=1&limit=9']);
});

test('the blog asks for page 1 of nine (§9)', async () => {
  await blogProps({ locale: 'id' });
  expect(asked('listArticles')).toEqual(['?page=1&limit=9']);
});

test('the blog without a page in its address is on page 1', () => {
  expect(blogQueryFromUrl({})).toEqual({ page: 1 });
});
