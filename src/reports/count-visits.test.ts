// @vitest-environment jsdom
import Router from 'next/router';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Metric } from 'web-vitals';

type Listener = () => void;

const measured: Record<string, (metric: Pick<Metric, 'name' | 'value'>) => void> = {};
vi.mock('web-vitals', () =>
  Object.fromEntries(
    ['onCLS', 'onFCP', 'onINP', 'onLCP', 'onTTFB'].map((name) => [name, (note: () => void) => (measured[name] = note)]),
  ),
);

let bodies: Record<string, unknown>[];
let completeRoute: Listener;

beforeEach(async () => {
  bodies = [];
  vi.resetModules();
  vi.stubEnv('NEXT_PUBLIC_VISIT_REPORTS_URL', 'https://reports.kelana.example/visits');
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    expect(address).toBe('https://reports.kelana.example/visits');
    bodies.push(JSON.parse(body));
    return new Response();
  });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 767px)' }));
  vi.stubGlobal('__NEXT_DATA__', { page: '/group-tour/[id]', buildId: 'b1' });
  vi.spyOn(Router.events, 'on').mockImplementation((_name, listener) => {
    completeRoute = listener;
  });
  document.documentElement.lang = 'id';
  window.history.replaceState(null, '', '/group-tour/17?ref=ratna@kelana.example');
  (await import('./count-visits')).countVisits();
  // Ends the listener of this test.
  return () => becomes('hidden');
});

function becomes(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

test('a view has route, language and width, and nothing of the address', () => {
  expect(bodies).toEqual([{ kind: 'view', route: '/group-tour/[id]', language: 'id', device: 'small' }]);
  expect(JSON.stringify(bodies)).not.toMatch(/ratna|17/);
});

test('each page that is opened is a view, another filter of it is none', () => {
  vi.stubGlobal('__NEXT_DATA__', { page: '/blog' });
  window.history.pushState(null, '', '/blog');
  completeRoute();
  window.history.pushState(null, '', '/blog?page=2');
  completeRoute();
  expect(bodies.map(({ kind, route }) => [kind, route])).toEqual([
    ['view', '/group-tour/[id]'],
    ['view', '/blog'],
  ]);
});

test('the measurements of the loaded page are sent once, when it is hidden first', () => {
  measured.onLCP?.({ name: 'LCP', value: 1234.56 });
  measured.onCLS?.({ name: 'CLS', value: 0.012_345 });
  becomes('visible');
  expect(bodies).toHaveLength(1);
  vi.stubGlobal('__NEXT_DATA__', { page: '/blog' });
  becomes('hidden');
  becomes('visible');
  becomes('hidden');
  expect(bodies.slice(1)).toEqual([
    {
      kind: 'vitals',
      route: '/group-tour/[id]',
      language: 'id',
      device: 'small',
      vitals: { LCP: 1235, CLS: 0.012 },
    },
  ]);
});
