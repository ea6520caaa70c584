import { expect, test } from 'vitest';
import { verdictOf } from '../measure.ts';
import { type TimedPage, timeMeasures, timesOf } from './lighthouse-measures.ts';

const run = (score: number, blockingMs: number) => ({ score, blockingMs, paintMs: 1500, shift: 0 });
const page = (name: string, ...runs: TimedPage['runs']): TimedPage => ({ name, isPublic: true, runs });
const figure = (measures: ReturnType<typeof timeMeasures>, group: string, subject: string) =>
  measures.find((one) => one.group === `Lighthouse, ${group}` && one.subject === subject);

test('the median score is held against the empty page, the lowest against 98', () => {
  const empty = page('empty page', run(99, 40), run(100, 60), run(99, 50));
  const all = timeMeasures(empty, [page('home', run(98, 0), run(99, 0), run(99, 0)), page('list', run(97, 0))]);
  expect(figure(all, 'performance', 'home')).toMatchObject({
    value: 99,
    goal: { atLeast: 99 },
    range: { min: 98, max: 99 },
    detail: 'main part after 1.5 s',
  });
  expect(figure(all, 'performance', 'list')).toMatchObject({ value: 97, goal: { atLeast: 99 } });
  expect(figure(all, 'performance', 'lowest of them')).toMatchObject({ value: 97, goal: { atLeast: 98 } });
});

test('a page may block 1.25 times as long as the empty page, and 50 ms in any case, and says which of them', () => {
  const measuresOf = (emptyMs: number) =>
    timeMeasures(page('empty page', run(99, emptyMs)), [page('home', run(99, 50))]);
  expect(figure(measuresOf(100), 'blocked', 'home')).toMatchObject({
    value: 50,
    goal: { atMost: 125 },
    detail: "the limit is 1.25x the empty page's 100 ms",
  });
  expect(figure(measuresOf(10), 'blocked', 'home')).toMatchObject({
    goal: { atMost: 50 },
    detail: "the limit is not 1.25x the empty page's 10 ms, which is less",
  });
});

test('for members no time is promised', () => {
  const account = { ...page('account', run(90, 400)), isPublic: false };
  expect(figure(timeMeasures(page('empty page', run(99, 40)), [account]), 'blocked', 'account')?.goal).toBeUndefined();
});

test('a page that could not be measured misses its goals and says why', () => {
  const all = timeMeasures(page('empty page', run(99, 40)), [{ ...page('home'), failure: 'NO_FCP' }]);
  const home = figure(all, 'performance', 'home');
  expect(home).toMatchObject({ value: Number.NaN, detail: 'NO_FCP' });
  expect(home && verdictOf(home)).toBe('missed');
  expect(verdictOf(figure(all, 'performance', 'lowest of them') ?? { value: 0 })).toBe('missed');
});

test('of a result the score and three audits are read', () => {
  const audits = {
    'total-blocking-time': { score: 0.9, numericValue: 120.5 },
    'largest-contentful-paint': { score: 0.8, numericValue: 2500 },
    'cumulative-layout-shift': { score: 1, numericValue: 0 },
  };
  const categories = { performance: { score: 0.57, auditRefs: [] } };
  expect(timesOf({ categories, audits })).toEqual({ score: 57, blockingMs: 120.5, paintMs: 2500, shift: 0 });
});
