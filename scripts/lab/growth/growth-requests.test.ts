import { expect, test } from 'vitest';
import type { Facets } from '../../../sdk/src/index.ts';
import { growthLoads, wrkScript } from './growth-requests.ts';

const facets = {
  regionals: [{ id: 3, name: 'Timur Tengah', total: 2 }],
  countries: [{ id: 30, name: 'Turki', total: 2 }],
  months: [{ month: '2027-03', total: 2 }],
} as unknown as Facets;

test('the requests of a large list differ, so that the host computes each answer', () => {
  const loads = growthLoads(300, facets);
  const list = loads.find(({ name }) => name === 'list');
  expect(new Set(list?.requests.map(({ path }) => path)).size).toBeGreaterThan(200);
  expect(loads.map(({ name }) => name)).toContain('sign-in');
  expect(growthLoads(1, facets).map(({ name }) => name)).not.toContain('sign-in');
});

test('the script of wrk sends GETs and POSTs with a body', () => {
  expect(wrkScript([{ path: '/a?b=c%20d' }, { path: '/login', body: { email: 'a@b.c' } }]).split('\n')).toEqual(
    expect.arrayContaining([
      '  wrk.format("GET", "/a?b=c%20d"),',
      '  wrk.format("POST", "/login", { ["Content-Type"] = "application/json" }, "{\\"email\\":\\"a@b.c\\"}"),',
    ]),
  );
});
