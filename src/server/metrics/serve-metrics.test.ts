import { readFileSync } from 'node:fs';
import { request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test, vi } from 'vitest';
import { serveLocally } from '../../../tests/support/local-server.ts';
import { metrics } from './metrics';
import { routeLabel } from './route-label';
import { serveMetrics } from './serve-metrics';

let origin: string;
let port: number;
const read = async () => (await fetch(`${origin}/metrics`)).text();

beforeAll(async () => {
  expect(metrics()).toBeUndefined();
  ({ port } = (await serveMetrics({ port: 0, host: '127.0.0.1' })).address() as AddressInfo);
  origin = `http://127.0.0.1:${port}`;
});

test.each([
  ['/', '/'],
  ['/en?utm=1', '/'],
  ['/en/group-tour/17?itinerary=170704', '/group-tour/[id]'],
  ['/group-tour/destination', '/group-tour/destination'],
  ['/_next/data/b1/en/account/booking/KLN7Q2.json?code=KLN7Q2', '/account/booking/[code]'],
  ['/_next/data/b1/id.json', '/'],
  ['/_next/image?url=https%3A%2F%2Fapi.kelana.example%2Fmedia%2Fbali.jpg&w=360&q=62', '/_next/image'],
  ['/api/health/ready', '/api/health/ready'],
  ['/sitemap-tours-1.xml', '/sitemap'],
  ['/en/blog/rss.xml', '/blog/rss.xml'],
  ['/account/booking/KLN7Q2/more', 'other'],
  ['/wp-login.php', 'other'],
  ['/constructor', 'other'],
  ['//evil.example', 'other'],
])('%s counts as %s', (address, route) => {
  expect(routeLabel(address)).toBe(route);
});

test('requests are counted by route, status and state of the cache, without an address or a code', async () => {
  const site = await serveLocally(({ url }, response) => {
    if (url === '/slow') return;
    if (url?.startsWith('/account')) return response.writeHead(500).end();
    response.setHeader('x-nextjs-cache', 'STALE').end('page');
  });
  for (const path of ['/blog/KLN7Q2', '/account/booking/KLN7Q2?code=KLN7Q2', '/KLN7Q2', '/unknown'])
    await fetch(site + path);
  const aborted = send(`${site}/slow`).on('error', () => undefined);
  aborted.end();
  setTimeout(() => aborted.destroy(), 50);
  const text = await vi.waitFor(async () => {
    const all = await read();
    expect(all).toContain('status="aborted"');
    return all;
  });
  const counted = text.split('\n').filter((line) => /^kelana_(request_duration_seconds_count|pages_total)/.test(line));
  expect(counted).toEqual([
    'kelana_request_duration_seconds_count{route="/blog/[slug]",status="200"} 1',
    'kelana_request_duration_seconds_count{route="/account/booking/[code]",status="500"} 1',
    'kelana_request_duration_seconds_count{route="other",status="200"} 2',
    'kelana_request_duration_seconds_count{route="other",status="aborted"} 1',
    'kelana_pages_total{cache="stale"} 3',
    'kelana_pages_total{cache="none"} 1',
  ]);
  expect(text).not.toMatch(/KLN7Q2|unknown/);
});

test('the port answers nothing else, and is not shared', async () => {
  expect((await fetch(`${origin}/`)).status).toBe(404);
  await expect(serveMetrics({ port, host: '127.0.0.1' })).rejects.toThrow('EADDRINUSE');
});

test('the dashboard and the alerts ask for numbers that a server has', async () => {
  const names = new Set((await read()).match(/(?<=^# TYPE )\w+/gm));
  const files = ['dashboard.json', 'alerts.yaml'].map((file) =>
    readFileSync(`scripts/deploy/monitoring/${file}`, 'utf8'),
  );
  const asked = files.flatMap((text) => text.match(/\b(kelana|nodejs|process)_\w+/g) ?? []);
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((name) => !names.has(name) && !names.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
});
