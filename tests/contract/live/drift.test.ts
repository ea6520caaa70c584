import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type Drift,
  type DriftingHost,
  driftOfBody,
  noDrift,
  runContract,
  startDriftingHost,
  withoutProposals,
} from './drifting-host.ts';

let host: DriftingHost;
beforeAll(async () => {
  host = await startDriftingHost();
});
beforeEach(() => {
  host.drift = noDrift;
  host.requests.length = 0;
});
afterAll(() => host.close());

test('an unchanged host has no finding and gets only reads', async () => {
  const { code, lines } = await runContract([host.url]);
  expect(lines.at(-1)).toMatch(/^\d\d of \d\d operations called, \d\d+ calls: no finding\.$/);
  expect(lines).toContain('Not called without --email: login.');
  expect(lines.join('\n')).not.toContain('proposals.md');
  expect(lines).toContain('Not called without --write: logout, updateUser.');
  expect(code).toBe(0);
  expect(new Set(host.requests.map(({ method }) => method))).toEqual(new Set(['GET']));
});

test('a host without any proposal has no finding, and the run says what visitors miss', async () => {
  host.drift = withoutProposals;
  const account = ['--email', 'ratna@kelana.example'];
  const { code, lines } = await runContract([host.url, ...account], { CONTRACT_PASSWORD: 'Kelana2027' });
  expect(code, lines.join('\n')).toBe(0);
  expect(lines.find((line) => line.startsWith('listSeasons'))).toMatch(/404 +not offered$/);
  const missed = lines.filter((line) => line.startsWith('  ')).map((line) => line.trim().split('. ')[0]);
  expect(missed.slice(0, 3)).toEqual([
    'Prices that a visitor can rely on',
    'How to pay, and what a cancellation costs',
    'The page of a trip',
  ]);
  expect(missed).toContain('People');
});

type Row = Record<string, unknown>;

/** Returns a drift that answers the addresses with this ending; null for the answer of the host. */
const answerTo =
  (ending: string, answer: (response: Response) => Response): Drift =>
  ({ url }, response) =>
    url.endsWith(ending) ? answer(response) : response;
const json = (status: number, body: object = { message: 'x' }) => Response.json(body, { status });
const pdfHeader =
  (value: string): Drift =>
  ({ url }, response) => {
    if (response.status === 200 && url.includes('/pdf/')) response.headers.set('content-disposition', value);
    return response;
  };
const noToken = 'missing auth: 200 without a token, expected 401';
const nobody = "missing auth: 200 with nobody's token, expected 401";
const membership = { data: { card: { point: 0, number: '1', first_name: 'A', last_name: 'B' }, history: [] } };
const page = { data: [], pagination: { current_page: 1, first_item: null, last_item: null, per_page: 9, total: 0 } };

test.each<[problem: string, only: string, drift: Drift, findings: string[], options?: string[]]>([
  [
    'a renamed field',
    'listRegionals',
    driftOfBody('/regionals', ({ data }: { data: Row[] }) => {
      for (const row of data) Object.assign(row, { title: row.name, name: undefined });
    }),
    ['/data/0/name is missing (and 8 more alike)', '/data/0/title is undocumented (and 8 more alike)'],
  ],
  [
    'a wrong type',
    'listItineraries',
    driftOfBody('/itineraries', ({ data }: { data: Row[] }) => Object.assign(data[0] ?? {}, { seat: '12' })),
    ['/data/0/seat: expected integer or null, found string "12" (and 1 more alike)'],
  ],
  [
    'an undocumented field, at the top level and inside',
    'listDeals',
    driftOfBody('/deals', (body: { data: { lowestItinerary: Row }[]; debug: number }) => {
      body.debug = 1;
      Object.assign(body.data[0]?.lowestItinerary ?? {}, { internal_margin: 7 });
    }),
    ['/data/0/lowestItinerary/internal_margin is undocumented', '/debug is undocumented'],
  ],
  [
    'an undocumented status',
    'listBanners',
    answerTo('/banners', () => json(206)),
    ['status: 206 to a plain request is undocumented, documented are 200, 422, 500, 503'],
  ],
  [
    'a protected read without a token',
    'getMembership',
    answerTo('/membership', () => json(200, membership)),
    [noToken, nobody],
  ],
  [
    'a protected write that validates the body before the token',
    'bookTour',
    answerTo('/booking', () => json(422)),
    ['missing auth: 422 without a token, expected 401'],
    ['--probe'],
  ],
  [
    'a host that accepts an unknown token in a body',
    'checkToken',
    answerTo('/checkToken', () => json(200, { success: true, message: 'x' })),
    [nobody],
    ['--probe'],
  ],
  [
    'a wrong media type',
    'getAboutPage',
    answerTo('/about', () => new Response('<p>', { headers: { 'content-type': 'text/html' } })),
    ['media type: expected application/json, found text/html'],
  ],
  [
    'a header that breaks its schema',
    'getItineraryPdf',
    pdfHeader('inline'),
    ['header Content-Disposition: expected pattern ^attachment; filename, found string "inline" (and 1 more alike)'],
  ],
  [
    'a redirect, which is not followed',
    'getTourTerms',
    answerTo('/terms', () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example/' } })),
    ['redirects (302) to https://elsewhere.example/; not followed'],
  ],
  [
    'a request that the document forbids',
    'listArticles',
    answerTo('page=0', () => json(200, page)),
    ['status: 200 to page=0, expected 422'],
  ],
])('%s is a finding', async (_problem, only, drift, expected, options = []) => {
  host.drift = drift;
  const { code, lines } = await runContract([host.url, '--only', only, ...options]);
  expect(code).toBe(1);
  const [, table = '', findings = ''] = lines.join('\n').split('\n\n');
  expect(table).toContain('drift');
  expect(findings.split('\n').map((line) => line.replace(/^\w+ {2}(GET|POST) \S+ {2}/, ''))).toEqual(expected);
});

const account = ['--email', 'a@b.example'];

test.each<[args: string[], line: string | RegExp, code?: number]>([
  [[], 'Name one host, for example https://host.'],
  [['nowhere'], 'nowhere is no address such as https://host.'],
  [['ftp://host'], 'ftp://host is no address such as https://host.'],
  [['https://me@host'], 'The address of the host has no user, query or fragment.'],
  [['https://host', '--write'], '--write needs an account: add --email and CONTRACT_PASSWORD.'],
  [['https://host', ...account], 'Put the password of a@b.example into CONTRACT_PASSWORD.'],
  [['https://host', '--also', 'bookTour'], '--also bookTour needs --write.'],
  [['https://host', '--also', 'bookMoon'], /; not bookMoon\.$/],
  [['https://host', '--rate', 'soon'], '--rate is a number above 0, not soon.'],
  [['https://host', '--nonsense'], /'--nonsense'/],
  [['http://localhost:1', '--only', 'getMoon'], 'The document has no operation getMoon.'],
  [['--help'], 'Use: npm run contract -- https://host [options]', 0],
])('%j is answered without a call', async (args, line, expected = 2) => {
  const { code, lines } = await runContract(args);
  expect([code, lines[0]]).toEqual([expected, typeof line === 'string' ? line : expect.stringMatching(line)]);
});

test.each<[args: string[], code: number, line: string | RegExp]>([
  [['', '--only', 'logout'], 2, 'Nothing was called: see the flags above.'],
  [['/v1', '--only', 'listBanners'], 1, /Every answer is 404: is the path of the address right\?$/],
])('the run of %j ends with %i and a hint', async ([path = '', ...args], expected, line) => {
  const { code, lines } = await runContract([host.url + path, ...args]);
  expect([code, lines.at(-1)]).toEqual([expected, typeof line === 'string' ? line : expect.stringMatching(line)]);
});

test('an unreachable host is reported', async () => {
  const { code, lines } = await runContract(['http://127.0.0.1:9']);
  expect([code, lines.at(-1)]).toEqual([2, expect.stringMatching(/^The host cannot be reached: no answer: /)]);
});
