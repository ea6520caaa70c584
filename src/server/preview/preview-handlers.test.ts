import type { NextApiRequest, NextApiResponse } from 'next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { previewLinks } from '../../../mocks/editor/preview-link';
import { leavePreview, openPreview } from './preview-handlers';

const SECRET = 'a secret of the service and the site';
const linkTo = previewLinks({ siteUrl: 'https://kelana.example', secret: SECRET });

beforeEach(() => {
  vi.stubEnv('PUBLISH_SECRET', SECRET);
  vi.stubEnv('DRAFT_TOKEN', 'token_for-the-drafts');
});
afterEach(() => vi.unstubAllEnvs());

type Handler = typeof openPreview;

/** Calls a handler with the parts of Next's response that it uses. */
function call(handler: Handler, query: NextApiRequest['query'], method = 'GET') {
  const headers: Record<string, unknown> = {};
  const result = { status: 200, location: '', headers };
  const note = (change: Partial<typeof result>) => {
    Object.assign(result, change);
    return response;
  };
  const response = {
    setHeader: (name: string, value: unknown) => {
      headers[name] = value;
      return response;
    },
    getHeader: (name: string) => headers[name],
    status: (status: number): object => note({ status }),
    send: () => undefined,
    redirect: (status: number, location: string): object => note({ status, location }),
    writeHead: (status: number): object => note({ status }),
    end: () => undefined,
    setPreviewData: (_data: object, { maxAge }: { maxAge: number }) => {
      headers['Set-Cookie'] = [`__prerender_bypass=x; Max-Age=${maxAge}; SameSite=None`, 'data=y; SameSite=None'];
    },
    clearPreviewData: () => {
      headers['Set-Cookie'] = ['__prerender_bypass=; SameSite=None'];
    },
  };
  void handler({ method, query } as NextApiRequest, response as unknown as NextApiResponse);
  return result;
}

const queryOf = (path: string) => Object.fromEntries(new URL(linkTo(path)).searchParams);

test('a signed link opens the preview for an hour and leads to the page', () => {
  const { status, location, headers } = call(openPreview, queryOf('/en/blog/a'));
  expect([status, location]).toEqual([307, '/en/blog/a']);
  expect(headers).toEqual({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Set-Cookie': ['__prerender_bypass=x; Max-Age=3600; SameSite=Lax', 'data=y; SameSite=Lax'],
  });
});

test('a wrong link sets no cookie, and a site without the secrets has no previews', () => {
  const wrong = call(openPreview, { ...queryOf('/group-tour/17'), path: '/group-tour/18' });
  expect([wrong.status, wrong.headers['Set-Cookie']]).toEqual([401, undefined]);
  vi.stubEnv('DRAFT_TOKEN', '');
  expect(call(openPreview, queryOf('/group-tour/17')).status).toBe(404);
  expect(call(openPreview, queryOf('/group-tour/17'), 'POST').status).toBe(405);
});

test('leaving clears the cookie and leads to a page of the site, whatever the address says', () => {
  const left = call(leavePreview, { path: '/group-tour/17' });
  expect([left.status, left.location, left.headers['Set-Cookie']]).toEqual([
    307,
    '/group-tour/17',
    ['__prerender_bypass=; SameSite=Lax'],
  ]);
  expect(call(leavePreview, { path: 'https://evil.example' }).location).toBe('/');
});
