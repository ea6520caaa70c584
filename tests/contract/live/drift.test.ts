import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Drift, type DriftingHost, driftOfBody, noDrift, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
beforeAll(async () => {
  host = await startDriftingHost();
});
beforeEach(() => {
  host.drift = noDrift;
});
afterAll(() => host.close());

test('an unchanged host has no finding and gets only reads', async () => {
  const { code, lines } = await runContract([host.url]);
  expect(lines.at(-1)).toMatch(/^\d\d of \d\d operations called, \d\d+ calls: no finding\.$/);
  expect(lines).toContain('Not called without --email: login.');
  expect(lines).toContain('Not called without --write: logout, updateUser.');
  expect(code).toBe(0);
  expect(new Set(host.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
});

type Row = Record<string, unknown>;

/** Runs the command for some operations on a drifting host; resolves with the lines of its findings. */
async function findingsOf(only: string, drift: Drift, ...options: string[]): Promise<string[]> {
  host.drift = drift;
  const { code, lines } = await runContract([host.url, '--only', only, ...options]);
  expect(code).toBe(1);
  const [, table = '', findings = ''] = lines.join('\n').split('\n\n');
  expect(table).toContain('drift');
  return findings.split('\n');
}

test('a renamed field is reported with its new name', async () => {
  const drift = driftOfBody('/regionals', ({ data }: { data: Row[] }) => {
    for (const row of data) {
      row.title = row.name;
      delete row.name;
    }
  });
  expect(await findingsOf('listRegionals', drift)).toEqual([
    'listRegionals  GET /v1/modules/tour/regionals  /data/0/name is missing; /data/0/title is undocumented: renamed? (and 8 more alike)',
  ]);
});

test('a renamed optional field is recognised by the similar name', async () => {
  const drift = driftOfBody('/detail', ({ data }: { data: Row }) => {
    data.prices = data.price;
    delete data.price;
  });
  expect(await findingsOf('getTour', drift)).toEqual([
    'getTour  GET /v1/modules/tour/3/detail  /data/price is missing; /data/prices is undocumented: renamed? (and 1 more alike)',
  ]);
});

test('a wrong type is reported with both types', async () => {
  const drift = driftOfBody('/itineraries', ({ data }: { data: Row[] }) => {
    if (data[0]) data[0].seat = '12';
  });
  expect(await findingsOf('listItineraries', drift)).toEqual([
    'listItineraries  GET /v1/modules/tour/3/itineraries  /data/0/seat: expected integer or null, found string "12" (and 1 more alike)',
  ]);
});

test('an undocumented status is reported with the documented ones', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/banners') ? Response.json({ message: 'x' }, { status: 206 }) : response;
  expect(await findingsOf('listBanners', drift)).toEqual([
    'listBanners  GET /v1/modules/banners  status: 206 to a plain request is undocumented, documented are 200, 422, 500, 503',
  ]);
});

test('a protected operation that succeeds without a token is reported as missing auth', async () => {
  const profile = { data: { card: { point: 0, number: '1', first_name: 'A', last_name: 'B' }, history: [] } };
  const drift: Drift = ({ url }, response) => (url.endsWith('/membership') ? Response.json(profile) : response);
  expect(await findingsOf('getMembership', drift)).toEqual([
    'getMembership  GET /v2/modules/user/membership  missing auth: 200 without a token, expected 401',
    "getMembership  GET /v2/modules/user/membership  missing auth: 200 with nobody's token, expected 401",
  ]);
});

test('a protected write that validates the body before the token is reported as missing auth', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/booking') ? Response.json({ message: 'x' }, { status: 422 }) : response;
  expect(await findingsOf('bookTour', drift, '--probe')).toEqual([
    'bookTour  POST /v1/modules/tour/tours/booking  missing auth: 422 without a token, expected 401',
  ]);
});

test('a host that accepts an unknown token in a body is reported as missing auth', async () => {
  const drift: Drift = ({ url }, response) =>
    /checkToken$|new-password$/.test(url) ? Response.json({ success: true, message: 'x' }) : response;
  expect(await findingsOf('checkToken,resetPassword', drift, '--probe')).toEqual([
    "checkToken  POST /v1/auth/checkToken  missing auth: 200 with nobody's token, expected 401",
    "resetPassword  POST /v1/auth/new-password  missing auth: 200 with nobody's token, expected 401",
  ]);
});

test('an undocumented field is reported, at the top level and inside', async () => {
  const drift = driftOfBody('/deals', (body: { data: { lowestItinerary: Row }[]; debug: number }) => {
    body.debug = 1;
    if (body.data[0]) body.data[0].lowestItinerary.internal_margin = 7;
  });
  expect(await findingsOf('listDeals', drift)).toEqual([
    'listDeals  GET /v1/modules/master/deals  /data/0/lowestItinerary/internal_margin is undocumented',
    'listDeals  GET /v1/modules/master/deals  /debug is undocumented',
  ]);
});

test('a wrong media type is reported with both types', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/about') ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : response;
  expect(await findingsOf('getAboutPage', drift)).toEqual([
    'getAboutPage  GET /v2/modules/page/about  media type: expected application/json, found text/html',
  ]);
});

test('a header that is missing or breaks its schema is reported', async () => {
  const withDisposition =
    (value: string | null): Drift =>
    ({ url }, response) => {
      if (response.status === 200 && url.includes('/pdf/')) {
        if (value === null) response.headers.delete('content-disposition');
        else response.headers.set('content-disposition', value);
      }
      return response;
    };
  const pdfRequest = 'getItineraryPdf  GET /v2/modules/page/tour/pdf/';
  const [missing] = await findingsOf('getItineraryPdf', withDisposition(null));
  expect(missing).toContain(pdfRequest);
  expect(missing).toContain('  header Content-Disposition is missing');
  const [broken] = await findingsOf('getItineraryPdf', withDisposition('inline'));
  expect(broken).toContain(
    '  header Content-Disposition: expected pattern ^attachment; filename, found string "inline"',
  );
});

test('a redirect is reported and not followed', async () => {
  const elsewhere = 'https://elsewhere.example/';
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/terms') ? new Response(null, { status: 302, headers: { location: elsewhere } }) : response;
  expect(await findingsOf('getTourTerms', drift)).toEqual([
    'getTourTerms  GET /v1/modules/tour/tours/terms  redirects (302) to https://elsewhere.example/; not followed',
  ]);
});

test('a host that accepts a request that the document forbids is reported', async () => {
  const pagination = { current_page: 1, first_item: null, last_item: null, per_page: 9, total: 0 };
  const drift: Drift = ({ url }, response) =>
    url.includes('page=0') ? Response.json({ data: [], pagination }) : response;
  expect(await findingsOf('listArticles', drift)).toEqual([
    'listArticles  GET /v1/modules/articles?page=0  status: 200 to page=0, expected 422',
  ]);
});
