import type { GetServerSidePropsContext } from 'next';
import { expect, test, vi } from 'vitest';
import { filePage } from './file-page';

type Make = Parameters<typeof filePage>[0];

/** Calls a file route and returns its status, headers and body. */
async function answerOf(make: Make, { method = 'GET', params = {} as Record<string, string[]>, locale = 'id' } = {}) {
  const answer = { status: 0, headers: {}, body: undefined as unknown };
  const res = {
    writeHead: (status: number, headers: object) => {
      Object.assign(answer, { status, headers });
      return res;
    },
    end: (body?: unknown) => Object.assign(answer, { body }),
  };
  const context = { req: { method }, res, params, locale } as unknown as GetServerSidePropsContext;
  expect(await filePage(make)(context)).toEqual({ props: {} });
  return answer;
}

const file = { type: 'text/plain', cache: 'public, max-age=300', body: 'words' };

test('a file comes with its type and how long it is kept', async () => {
  const make = vi.fn(async () => file);
  expect(await answerOf(make, { params: { name: ['tour', '17.png'] }, locale: 'en' })).toEqual({
    status: 200,
    headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'public, max-age=300' },
    body: 'words',
  });
  expect(make).toHaveBeenCalledWith({ locale: 'en', name: ['tour', '17.png'] });
});

test('an unknown file is a 404', async () => {
  expect(await answerOf(async () => null)).toMatchObject({ status: 404, headers: { 'Cache-Control': 'no-store' } });
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
  const make = vi.fn(async () => file);
  expect(await answerOf(make, { method })).toMatchObject({ status: 405, headers: { Allow: 'GET, HEAD' } });
  expect(make).not.toHaveBeenCalled();
});

test('while the service fails the answer is an uncached 503 with Retry-After', async () => {
  const failure = Object.assign(new Error('failed'), { name: 'ApiError', kind: 'server' });
  expect(await answerOf(() => Promise.reject(failure))).toEqual({
    status: 503,
    headers: { 'Retry-After': '60', 'Cache-Control': 'no-store' },
    body: undefined,
  });
});

test('a fault of our own is a 503 too, and is written down', async () => {
  const write = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('no font');
  expect(await answerOf(() => Promise.reject(fault))).toMatchObject({ status: 503 });
  expect(write).toHaveBeenCalledWith(fault);
});
