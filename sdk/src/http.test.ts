import { expect, test, vi } from 'vitest';
import { requestFactory } from './http.ts';
import { createClient as createNamedClient } from './index.ts';
import type { Operation } from './operation.ts';

const createTestClient = () => {
  const fetch = vi.fn(async (_request: Request) => new Response(null, { status: 404 }));
  return { fetch, client: createNamedClient({ baseUrl: 'http://service.test', fetch }) };
};

test.each(['', '.', '..'])('the path parameter "%s" is refused before anything is sent', async (slug) => {
  const { client, fetch } = createTestClient();
  const call = client.call('getArticle', { path: { slug } });
  await expect(call).rejects.toThrow(new TypeError(`The path parameter "slug" of getArticle must not be "${slug}".`));
  expect(fetch).not.toHaveBeenCalled();
});

test('half of a surrogate pair in a path or a query is refused before anything is sent', async () => {
  const { client, fetch } = createTestClient();
  const inPath = client.call('getArticle', { path: { slug: 'bali-\ud83c' } });
  await expect(inPath).rejects.toThrow(new TypeError('A parameter of getArticle has half of a surrogate pair.'));
  const inQuery = client.call('listTours', { query: { search: 'bali \ud83c' } });
  await expect(inQuery).rejects.toThrow(new TypeError('A parameter of listTours has half of a surrogate pair.'));
  expect(fetch).not.toHaveBeenCalled();
});

test('a missing path parameter is refused', async () => {
  const { client, fetch } = createTestClient();
  // @ts-expect-error the types exclude this, but JavaScript callers have none
  await expect(client.call('getArticle', {})).rejects.toThrow(TypeError);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['...', '/v1/modules/article/...'],
  ['%2e%2e', '/v1/modules/article/%252e%252e'],
  ['../tour', '/v1/modules/article/..%2Ftour'],
  ['a?b#c', '/v1/modules/article/a%3Fb%23c'],
])('the path parameter "%s" stays one segment', async (slug, path) => {
  const { client, fetch } = createTestClient();
  await expect(client.call('getArticle', { path: { slug } })).rejects.toMatchObject({ status: 404 });
  expect(fetch.mock.lastCall?.[0].url).toBe(`http://service.test${path}`);
});

test('a form has the filled fields only, with zero and false, and lists repeat their field', async () => {
  const operation: Operation = { id: 'updateUser', method: 'POST', path: '/form', body: 'multipart' };
  const filled = { first_name: 'Ratna', years_experience: 0, marketing: false, services: ['visa', 'hotel'] };
  const body = { ...filled, last_name: '', phone: null, dob: undefined };
  const { signal } = new AbortController();
  const request = requestFactory('http://service.test', operation, { body }, { headers: new Headers(), signal })();
  expect([...(await request.formData())]).toEqual([
    ['first_name', 'Ratna'],
    ['years_experience', '0'],
    ['marketing', 'false'],
    ['services', 'visa'],
    ['services', 'hotel'],
  ]);
});
