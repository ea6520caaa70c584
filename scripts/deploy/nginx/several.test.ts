import type { IncomingMessage, RequestListener } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { styleHash } from '../../../src/next-internals/bundler-rules.ts';
import { PLAIN_STYLE } from '../../../src/ui/theme/plain-page.ts';
import { type Answer, hasNginx, template, useNginx } from '../../../tests/support/site-behind-nginx.ts';
import { unavailablePage } from './nginx-folder.ts';

type SiteResponse = { status: number; headers?: Record<string, string> } | 'hang up' | 'hang';

const fine = () => ({ status: 200 });
let respond: (instance: number, request: IncomingMessage) => SiteResponse = fine;
const received: [string[], string[]] = [[], []];
const forget = () => {
  for (const own of received) own.length = 0;
};
const statusesOf = (answers: Answer[]) => answers.map(({ status }) => status);

describe.skipIf(!hasNginx)('nginx in front of several instances', () => {
  const nginx = useNginx(
    received.map(
      (own, index): RequestListener =>
        (request, response) => {
          own.push(`${request.method} ${request.url}`);
          const siteResponse = respond(index, request);
          if (siteResponse === 'hang') return;
          if (siteResponse === 'hang up') return request.socket.destroy();
          response.writeHead(siteResponse.status, siteResponse.headers).end(`from ${index}`);
        },
    ),
  );
  const request = (...args: Parameters<ReturnType<typeof nginx>['ask']>) => nginx().ask(...args);
  afterEach(() => {
    respond = fine;
    forget();
  });

  test('the files of a build come from the instance that has them', async () => {
    respond = (instance) => ({ status: instance === 1 ? 200 : 404 });
    const paths = Array.from({ length: 4 }, (_, index) => `/_next/static/chunks/${index}.js`);
    expect(statusesOf(await Promise.all(paths.map((path) => request(path))))).toEqual([200, 200, 200, 200]);
    expect((await request('/_next/data/build/id/blog.json')).status).toBe(200);
    respond = () => ({ status: 404 });
    forget();
    expect(statusesOf([await request('/_next/static/none.js'), await request('/nobody')])).toEqual([404, 404]);
    expect(received.flat().sort()).toEqual(['GET /_next/static/none.js', 'GET /_next/static/none.js', 'GET /nobody']);
  });

  test('a page that one instance breaks off comes from the other', async () => {
    respond = (instance) => (instance === 0 ? 'hang up' : { status: 200 });
    const pages = await Promise.all(Array.from({ length: 6 }, (_, index) => request(`/broken-${index}`)));
    expect(statusesOf(pages)).toEqual([200, 200, 200, 200, 200, 200]);
  });

  test('a hanging instance is skipped after two requests; a picture or a card without a response does not count', async () => {
    const timedRequest = async (path: string) => {
      const start = performance.now();
      const { status } = await request(path);
      return [status, performance.now() - start > 4000 ? 'slow' : 'fast'];
    };
    const requestFour = (name: string) => Promise.all([1, 2, 3, 4].map((number) => timedRequest(`${name}-${number}`)));
    // nginx then uses both instances again and has reset the failure counts.
    await pause(6100);
    await requestFour('/again');
    respond = (instance) => (instance === 0 ? 'hang' : { status: 200 });
    const outcomes = (await requestFour('/slow')).map(([status, speed]) => `${status} ${speed}`);
    expect(outcomes.sort()).toEqual(['200 fast', '200 fast', '200 slow', '200 slow']);
    expect(await requestFour('/quick')).toEqual(Array(4).fill([200, 'fast']));
    // Pictures and cards hang when too many are requested at once, or when the service does not send them.
    respond = (_, request) => (/^\/(_next\/image|og)/.test(request.url ?? '') ? 'hang' : { status: 200 });
    await pause(6100);
    await requestFour('/awake');
    const slow = [1, 2, 3, 4].flatMap((number) => [`/_next/image?url=${number}`, `/og/tour/${number}.png`]);
    expect(await Promise.all(slow.map(timedRequest))).toEqual(Array(8).fill([504, 'slow']));
    forget();
    expect(await requestFour('/after')).toEqual(Array(4).fill([200, 'fast']));
    expect(received.map((own) => own.length)).toEqual([2, 2]);
  });

  test('an overlong URL takes no instance out of use', async () => {
    expect((await request(`//${'a'.repeat(3000)}`)).status).toBe(414);
    expect(received.flat()).toEqual([]);
  });

  test('an error has a Retry-After, and that of the site takes precedence', async () => {
    for (const status of [500, 503]) {
      respond = () => ({ status });
      expect((await request(`/error-${status}`)).headers['retry-after']).toBe('10');
    }
    respond = () => ({ status: 503, headers: { 'retry-after': '60' } });
    expect((await request('/busy')).headers['retry-after']).toBe('60');
    respond = () => ({ status: 404 });
    expect((await request('/missing')).headers['retry-after']).toBeUndefined();
  });

  test('without an instance nginx shows an error page in the language of the visitor, with a strict policy', async () => {
    respond = () => 'hang up';
    for (const [path, language, title] of [
      ['/gone', 'id', 'Terjadi kesalahan.'],
      ['/en/gone', 'en', 'Something went wrong.'],
    ]) {
      const response = await request(path as string);
      expect([response.status, response.body]).toEqual([502, expect.stringContaining(`lang="${language}"`)]);
      expect(response.body).toContain(`<h1>${title}</h1>`);
      expect(response.headers).toMatchObject({
        'cache-control': 'no-store',
        'content-type': 'text/html; charset=utf-8',
        'retry-after': '10',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      });
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    }
  });

  test('another host name gets a plain 421 without scripts', async () => {
    const response = await request('/', { host: 'nobody.test' });
    expect([response.status, response.body]).toEqual([421, '421 Misdirected Request\n']);
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  });
});

test('nginx allows the style of the page for unavailable instances, and no other style', () => {
  expect(template.match(/style-src [^;]*/g)).toEqual([`style-src ${styleHash(PLAIN_STYLE)}`]);
  for (const language of ['id', 'en'] as const) {
    expect(unavailablePage(language)).toContain(`<style>${PLAIN_STYLE}</style>`);
  }
});
