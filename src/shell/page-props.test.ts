import type { GetServerSidePropsContext } from 'next';
import { expect, test, vi } from 'vitest';
import { withMockServer } from '../../tests/support/with-mock-server';
import { pageFrame, queryProps, staticProps, withLanguageNote } from './page-props';

// So that no test gets the responses of an earlier one.
vi.mock('@/data/server/last-responses', () => import('../../tests/support/no-last-responses'));

const server = withMockServer();

test('a page has its messages and its content, and is revalidated after a minute', async () => {
  const props = staticProps('/group-tour/[id]', ['tour'], async ({ id }) => ({ tour: id }));
  // The languages are named only if one is missing.
  expect(await props({ locale: 'en', params: { id: '17' } })).toEqual({
    props: {
      messages: { common: expect.anything(), tour: expect.anything() },
      tour: 17,
    },
    revalidate: 60,
  });
});

test('a page has the languages of the service, and a page of own texts has all', async () => {
  server.reset('one-language');
  expect(await pageFrame('en', '/group-tour')).toMatchObject({ textLanguage: 'id', languages: ['id'] });
  expect(await pageFrame('en', '/privacy-policy')).not.toHaveProperty('languages');
});

test('null is a 404 that is revalidated, and a failure is thrown, so that the last good page stays', async () => {
  expect(await staticProps('/blog', [], async () => null)({ locale: 'id' })).toEqual({
    notFound: true,
    revalidate: 60,
  });
  const failure = Object.assign(new Error('failed'), { name: 'ApiError', kind: 'not-found' });
  await expect(staticProps('/blog', [], () => Promise.reject(failure))({ locale: 'id' })).rejects.toBe(failure);
});

test.each(['0', '017', '-1', '1.5', 'turki', '1000000000', ''])('%j is a 404 without a request', async (id) => {
  const content = vi.fn();
  const props = staticProps('/group-tour/[id]', [], content);
  expect(await props({ locale: 'id', params: { id } })).toEqual({ notFound: true, revalidate: 60 });
  expect([content.mock.calls, server.calls.all()]).toEqual([[], []]);
});

test.each([
  ['a complete page is cached for four seconds', true, 200, { 'Cache-Control': 's-maxage=4' }],
  [
    'without the rows of the query the page is an uncached 503',
    false,
    503,
    { 'Cache-Control': 'no-store', 'Retry-After': '60' },
  ],
])('%s', async (_name, isComplete, status, expected) => {
  const headers: Record<string, string> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: string) => (headers[name] = value) };
  const context = { res, locale: 'id' } as unknown as GetServerSidePropsContext;
  const props = queryProps('/with-query/blog', [], async () => ({ props: { list: 9 }, isComplete }));
  expect(await props(context)).toMatchObject({ props: { list: 9 } });
  expect([res.statusCode, headers]).toEqual([status, expected]);
  expect(await queryProps('/with-query/blog', [], async () => null)(context)).toEqual({ notFound: true });
});

// The messages have a key of the same name.
const frame = { messages: { common: { language: 'Language' } } };

test('a page in one language has no note', () => {
  const props = { cards: [{ language: 'en' }, { title: 'Turkey' }], served: { languages: ['en', 'id'] } };
  expect(withLanguageNote(frame, props, 'en')).toEqual({ ...frame, ...props });
});

test.each([
  ['a row', { served: { list: { cards: [{ language: 'en' }, { language: 'id' }] } } }],
  ['a row as the service sends it', { served: { languages: ['id'] } }],
  ['the row of the page', { textLanguage: 'id' }],
])('a page with %s in another language has it', (_what, props) => {
  expect(withLanguageNote(frame, props, 'en')).toMatchObject({ isMixed: true });
});

test('a page whose service has another language has it, unless its own row is in the language of the page', () => {
  const indonesian = { ...frame, textLanguage: 'id', languages: ['id'] } as const;
  expect(withLanguageNote(indonesian, {}, 'en')).toMatchObject({ isMixed: true });
  expect(withLanguageNote(indonesian, { textLanguage: 'en' }, 'en')).not.toHaveProperty('isMixed');
  // A page of own texts exists in every language.
  expect(withLanguageNote({ ...frame, textLanguage: 'id' }, {}, 'en')).not.toHaveProperty('isMixed');
});
