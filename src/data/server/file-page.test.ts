import type { GetServerSidePropsContext } from 'next';
import { expect, test, vi } from 'vitest';
import { filePage } from './file-page';

type Make = Parameters<typeof filePage>[1];

/** Calls a file route and returns its status, headers and body. */
async function callRoute(make: Make, { method = 'GET', params = {} as Record<string, string[]>, locale = 'id' } = {}) {
  const response = { status: 0, headers: {}, body: undefined as unknown };
  const res = {
    writeHead: (status: number, headers: object) => {
      Object.assign(response, { status, headers });
      return res;
    },
    end: (body?: unknown) => Object.assign(response, { body }),
  };
  const context = { req: { method }, res, params, locale } as unknown as GetServerSidePropsContext;
  expect(await filePage('/og/[...name]', make)(context)).toEqual({ props: {} });
  return response;
}

const file = { type: 'text/plain', cache: 'public, max-age=300', body: 'text' };

test('a file is sent with its content type and its cache lifetime', async () => {
  const make = vi.fn(async () => file);
  expect(await callRoute(make, { params: { name: ['tour', '17.png'] }, locale: 'en' })).toEqual({
    status: 200,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=300' },
    body: 'text',
  });
  expect(make).toHaveBeenCalledWith({ locale: 'en', name: ['tour', '17.png'] });
});

test('an unknown file is a 404', async () => {
  expect(await callRoute(async () => null)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
});

test('while the service fails the response is an uncached 503 with Retry-After', async () => {
  const failure = Object.assign(new Error('failed'), { name: 'ApiError', kind: 'server' });
  expect(await callRoute(() => Promise.reject(failure))).toEqual({
    status: 503,
    headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    body: undefined,
  });
});

test('an error in the code of the site is a 503 too, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const bug = new Error('no font');
  expect(await callRoute(() => Promise.reject(bug))).toMatchObject({ status: 503 });
  expect(logged.mock.lastCall?.[0]).toMatch(/^\/og\/\[\.\.\.name\]: no font\n {2}at /);
});
