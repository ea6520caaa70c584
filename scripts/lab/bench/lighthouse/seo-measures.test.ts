import { expect, test } from 'vitest';
import { aboutBytes, bytesMeasure, seoMeasure } from './seo-measures.ts';

const auditRefs = [
  { id: 'is-crawlable', weight: 4 },
  { id: 'structured-data', weight: 0 },
];

test('SEO is to be without a fault, and a fault is named', () => {
  const categories = { seo: { score: 1, auditRefs } };
  expect(seoMeasure('home, id', { categories, audits: {} })).toMatchObject({ value: 100, goal: { atLeast: 100 } });
  const audits = { 'is-crawlable': { score: 0 }, 'structured-data': { score: null } };
  const faulty = seoMeasure('home, id', { categories: { seo: { score: 0.69, auditRefs } }, audits });
  expect(faulty).toMatchObject({ value: 69, detail: 'is-crawlable' });
});

test('only the bytes of home have a goal', () => {
  const result = { categories: {}, audits: { 'total-byte-weight': { score: 1, numericValue: 395_500 } } };
  expect(bytesMeasure('home', result)).toMatchObject({ value: 395.5, unit: 'kB', goal: { atMost: 400 } });
  expect(bytesMeasure('tour', result).goal).toBeUndefined();
  expect(aboutBytes('home').goal).toEqual({ atMost: 400 });
});
