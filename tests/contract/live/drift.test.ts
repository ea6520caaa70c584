import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { changed, type Drift, type DriftingHost, noDrift, startDriftingHost } from './drifting-host.ts';
import { runContract } from './run-contract.ts';

let host: DriftingHost;
beforeAll(async () => {
  host = await startDriftingHost();
});
beforeEach(() => {
  host.drift = noDrift;
});
afterAll(() => host.close());

test('the unchanged host has no finding, and is only read', async () => {
  const { code, lines } = await runContract([host.url]);
  expect(lines.at(-1)).toMatch(/^\d\d of \d\d operations called, \d\d+ calls: no finding\.$/);
  expect(lines).toContain('Not called without --email: login.');
  expect(lines).toContain('Not called without --write: logout, updateUser.');
  expect(code).toBe(0);
  expect(new Set(host.asked.map(({ method }) => method))).toEqual(new Set(['GET']));
});

type Row = Record<string, unknown>;

/** The lines of the findings of a run over some operations. */
async function findings(only: string, drift: Drift, ...options: string[]): Promise<string[]> {
  host.drift = drift;
  const { code, lines } = await runContract([host.url, '--only', only, ...options]);
  expect(code).toBe(1);
  const [, table = '', found = ''] = lines.join('\n').split('\n\n');
  expect(table).toContain('drift');
  return found.split('\n');
}

test('a renamed field is named with the field that came', async () => {
  const drift = changed('/regionals', ({ data }: { data: Row[] }) => {
    for (const row of data) {
      row.title = row.name;
      delete row.name;
    }
  });
  expect(await findings('listRegionals', drift)).toEqual([
    'listRegionals  GET /v1/modules/tour/regionals  /data/0/name is missing; /data/0/title is undocumented: renamed? (and 8 more alike)',
  ]);
});

test('a renamed field that the document does not require is known by its likeness', async () => {
  const drift = changed('/detail', ({ data }: { data: Row }) => {
    data.prices = data.price;
    delete data.price;
  });
  expect(await findings('getTour', drift)).toEqual([
    'getTour  GET /v1/modules/tour/3/detail  /data/price is missing; /data/prices is undocumented: renamed? (and 1 more alike)',
  ]);
});

test('a wrong type is named with both types', async () => {
  const drift = changed('/itineraries', ({ data }: { data: Row[] }) => {
    if (data[0]) data[0].seat = '12';
  });
  expect(await findings('listItineraries', drift)).toEqual([
    'listItineraries  GET /v1/modules/tour/3/itineraries  /data/0/seat: expected integer or null, found string "12" (and 1 more alike)',
  ]);
});

test('an undocumented status is named with the documented ones', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/banners') ? Response.json({ message: 'x' }, { status: 206 }) : response;
  expect(await findings('listBanners', drift)).toEqual([
    'listBanners  GET /v1/modules/banners  status: 206 to a plain request is undocumented, documented are 200, 422, 500',
  ]);
});

test('a protected operation that answers without a token is missing its auth', async () => {
  const profile = { data: { card: { point: 0, number: '1', first_name: 'A', last_name: 'B' }, history: [] } };
  const drift: Drift = ({ url }, response) => (url.endsWith('/membership') ? Response.json(profile) : response);
  expect(await findings('getMembership', drift)).toEqual([
    'getMembership  GET /v2/modules/user/membership  missing auth: 200 without a token, expected 401',
    "getMembership  GET /v2/modules/user/membership  missing auth: 200 with nobody's token, expected 401",
  ]);
});

test('a protected write that looks at the body before the token is missing its auth', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/booking') ? Response.json({ message: 'x' }, { status: 422 }) : response;
  expect(await findings('bookTour', drift, '--probe')).toEqual([
    'bookTour  POST /v1/modules/tour/tours/booking  missing auth: 422 without a token, expected 401',
  ]);
});

test("a host that takes nobody's token from a body is missing its auth", async () => {
  const drift: Drift = ({ url }, response) =>
    /checkToken$|new-password$/.test(url) ? Response.json({ success: true, message: 'x' }) : response;
  expect(await findings('checkToken,resetPassword', drift, '--probe')).toEqual([
    "checkToken  POST /v1/auth/checkToken  missing auth: 200 with nobody's token, expected 401",
    "resetPassword  POST /v1/auth/new-password  missing auth: 200 with nobody's token, expected 401",
  ]);
});

test('an extra field is named, at the top and deep inside', async () => {
  const drift = changed('/deals', (body: { data: { lowestItinerary: Row }[]; debug: number }) => {
    body.debug = 1;
    if (body.data[0]) body.data[0].lowestItinerary.internal_margin = 7;
  });
  expect(await findings('listDeals', drift)).toEqual([
    'listDeals  GET /v1/modules/master/deals  /data/0/lowestItinerary/internal_margin is undocumented',
    'listDeals  GET /v1/modules/master/deals  /debug is undocumented',
  ]);
});

test('a wrong media type is named with both types', async () => {
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/about') ? new Response('<p>', { headers: { 'content-type': 'text/html' } }) : response;
  expect(await findings('getAboutPage', drift)).toEqual([
    'getAboutPage  GET /v2/modules/page/about  media type: expected application/json, found text/html',
  ]);
});

test('a header that is missing, or breaks its rule, is named', async () => {
  const disposed =
    (value: string | null): Drift =>
    ({ url }, response) => {
      if (response.status === 200 && url.includes('/pdf/')) {
        if (value === null) response.headers.delete('content-disposition');
        else response.headers.set('content-disposition', value);
      }
      return response;
    };
  const pdf = 'getItineraryPdf  GET /v2/modules/page/tour/pdf/';
  const [missing] = await findings('getItineraryPdf', disposed(null));
  expect(missing).toContain(pdf);
  expect(missing).toContain('  header Content-Disposition is missing');
  const [broken] = await findings('getItineraryPdf', disposed('inline'));
  expect(broken).toContain(
    '  header Content-Disposition: expected pattern ^attachment; filename, found string "inline"',
  );
});

test('a redirect is told and not followed', async () => {
  const elsewhere = 'https://elsewhere.example/';
  const drift: Drift = ({ url }, response) =>
    url.endsWith('/terms') ? new Response(null, { status: 302, headers: { location: elsewhere } }) : response;
  expect(await findings('getTourTerms', drift)).toEqual([
    'getTourTerms  GET /v1/modules/tour/tours/terms  redirects (302) to https://elsewhere.example/; not followed',
  ]);
});

test('a host that takes what the document refuses is told', async () => {
  const pagination = { current_page: 1, first_item: null, last_item: null, per_page: 9, total: 0 };
  const drift: Drift = ({ url }, response) =>
    url.includes('page=0') ? Response.json({ data: [], pagination }) : response;
  expect(await findings('listArticles', drift)).toEqual([
    'listArticles  GET /v1/modules/articles?page=0  status: 200 to page=0, expected 422',
  ]);
});
