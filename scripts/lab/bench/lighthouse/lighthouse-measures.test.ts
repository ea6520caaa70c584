import { expect, test } from 'vitest';
import { verdictOf } from '../measure.ts';
import { type AuditedPage, performanceMeasures, runResultOf } from './lighthouse-measures.ts';

const run = (score: number, blockingMs: number) => ({ score, blockingMs, lcpMs: 1500, shift: 0 });
const page = (name: string, ...runs: AuditedPage['runs']): AuditedPage => ({ name, isIndexed: true, runs });
const findMeasure = (measures: ReturnType<typeof performanceMeasures>, group: string, subject: string) =>
  measures.find((measure) => measure.group === `Lighthouse, ${group}` && measure.subject === subject);

test('the goal of the median score is that of the empty page, and the goal of the lowest score is 98', () => {
  const empty = page('empty page', run(99, 40), run(100, 60), run(99, 50));
  const all = performanceMeasures(empty, [page('home', run(98, 0), run(99, 0), run(99, 0)), page('list', run(97, 0))]);
  expect(findMeasure(all, 'performance', 'home')).toMatchObject({
    value: 99,
    goal: { atLeast: 99 },
    runs: [98, 99, 99],
    detail: 'largest contentful paint 1.5 s',
  });
  expect(findMeasure(all, 'performance', 'list')).toMatchObject({ value: 97, goal: { atLeast: 99 } });
  expect(findMeasure(all, 'performance', 'lowest score')).toMatchObject({ value: 97, runs: [97], detail: 'list' });
});

test('the blocking time is judged against the empty page of the same round, which counts as 40 ms at least', () => {
  const home = page('home', run(99, 100), run(99, 150), run(99, 60));
  const ofPairs = (...emptyMs: number[]) =>
    findMeasure(
      performanceMeasures(page('empty page', ...emptyMs.map((ms) => run(99, ms))), [home]),
      'blocked',
      'home',
    );
  expect(ofPairs(80, 150, 50)).toMatchObject({
    value: 1.2,
    runs: [1.25, 1, 1.2],
    goal: { atMost: 1.25 },
    detail: '100 ms, empty page 80 ms, at least 40',
  });
  expect(ofPairs(10, 30, 20)?.runs).toEqual([2.5, 3.75, 1.5]);
  // A failed run of the empty page leaves no pairs.
  expect(ofPairs(100, 50)?.runs).toEqual([100 / 75, 2, 0.8]);
});

test('a form or member page may block twice as long as the empty page', () => {
  const verdict = (blockingMs: number) => {
    const account = { ...page('account', run(90, blockingMs)), isIndexed: false };
    const measures = performanceMeasures(page('empty page', run(99, 40)), [account]);
    return verdictOf(findMeasure(measures, 'blocked', 'account') ?? { value: Number.NaN });
  };
  expect([verdict(80), verdict(81)]).toEqual(['met', 'missed']);
});

test('a page without a run misses its goals and shows the reason', () => {
  const all = performanceMeasures(page('empty page', run(99, 40)), [{ ...page('home'), failure: 'NO_FCP' }]);
  const home = findMeasure(all, 'performance', 'home');
  expect(home).toMatchObject({ value: Number.NaN, detail: 'NO_FCP' });
  expect(home && verdictOf(home)).toBe('missed');
  expect(verdictOf(findMeasure(all, 'performance', 'lowest score') ?? { value: 0 })).toBe('missed');
});

test('the run result has the score and three audits of the Lighthouse result', () => {
  const audits = {
    'total-blocking-time': { score: 0.9, numericValue: 120.5 },
    'largest-contentful-paint': { score: 0.8, numericValue: 2500 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
  };
  const categories = { performance: { score: 0.57, auditRefs: [] } };
  expect(runResultOf({ categories, audits })).toEqual({ score: 57, blockingMs: 120.5, lcpMs: 2500, shift: 0 });
});
