import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';
import { previewLinks } from '../../mocks/editor/preview-link';
import { leavePreview, previewHandler } from './preview';

const SECRET = 'a secret of the service and the site';
const linkTo = previewLinks({ siteUrl: 'https://kelana.example', secret: SECRET });

beforeEach(() => {
  vi.stubEnv('PUBLISH_SECRET', SECRET);
  vi.stubEnv('DRAFT_TOKEN', 'token_for-the-drafts');
});

const refusesDrafts = vi.fn(async (_path: string) => false);
const openPreview = previewHandler({
  refusesDrafts,
  refusalPage: async (refusal, path) => ({ html: `${refusal} ${path}`, policy: "default-src 'none'" }),
});

/** Calls a handler with the parts of Next's response that it uses. */
async function call(handler: NextApiHandler, query: NextApiRequest['query'], method = 'GET') {
  const headers: Record<string, unknown> = {};
  const result = { status: 200, location: '', body: '', headers };
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
    send: (body: string): object => note({ body }),
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
  await handler({ method, query } as NextApiRequest, response as unknown as NextApiResponse);
  return result;
}

const queryOf = (path: string) => Object.fromEntries(new URL(linkTo(path)).searchParams);

test('a signed link opens the preview for an hour and leads to the page', async () => {
  const { status, location, headers } = await call(openPreview, queryOf('/en/blog/a'));
  expect([status, location]).toEqual([307, '/en/blog/a']);
  expect(headers).toEqual({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
    'Set-Cookie': ['__prerender_bypass=x; Max-Age=3600; SameSite=Lax', 'data=y; SameSite=Lax'],
  });
});

test('a wrong link sets no cookie, and a site without the secrets has no previews', async () => {
  const wrong = await call(openPreview, { ...queryOf('/group-tour/17'), path: '/group-tour/18' });
  expect([wrong.status, wrong.body, wrong.headers['Set-Cookie']]).toEqual([401, 'expired /group-tour/18', undefined]);
  const foreign = await call(openPreview, { ...queryOf('/group-tour/17'), path: '//evil.example' });
  expect([foreign.status, foreign.body]).toEqual([401, 'expired null']);
  expect(refusesDrafts).not.toHaveBeenCalled();
  vi.stubEnv('DRAFT_TOKEN', '');
  const unset = await call(openPreview, queryOf('/group-tour/17'));
  expect([unset.status, unset.body]).toEqual([404, 'noPreviews /group-tour/17']);
  expect((await call(openPreview, queryOf('/group-tour/17'), 'POST')).status).toBe(405);
});

test('a signed link that is valid for more than a week opens nothing, and says so', async () => {
  const linkFor = async (seconds: number) => {
    const now = () => new Date(Date.now() + (seconds - 3600) * 1000);
    const link = previewLinks({ siteUrl: 'https://kelana.example', secret: SECRET, now })('/group-tour/17');
    return call(openPreview, Object.fromEntries(new URL(link).searchParams));
  };
  const week = 7 * 24 * 3600;
  expect((await linkFor(week)).status).toBe(307);
  const { status, body, headers } = await linkFor(week + 60);
  expect([status, body, headers['Set-Cookie']]).toEqual([401, 'tooLong /group-tour/17', undefined]);
});

test('a token that the service refuses opens no preview', async () => {
  refusesDrafts.mockResolvedValueOnce(true);
  const { status, body, headers } = await call(openPreview, queryOf('/en/blog/a'));
  expect([status, body, headers['Set-Cookie']]).toEqual([502, 'wrongToken /en/blog/a', undefined]);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'Content-Security-Policy': "default-src 'none'" });
});

test('leaving clears the cookie and leads to a page of the site, whatever the address says', async () => {
  const left = await call(leavePreview, { path: '/group-tour/17' });
  expect([left.status, left.location, left.headers['Set-Cookie']]).toEqual([
    307,
    '/group-tour/17',
    ['__prerender_bypass=; SameSite=Lax'],
  ]);
  expect((await call(leavePreview, { path: 'https://evil.example' })).location).toBe('/');
});
