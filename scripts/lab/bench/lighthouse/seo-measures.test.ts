import { expect, test } from 'vitest';
import { bytesLabel, bytesMeasure, seoMeasure } from './seo-measures.ts';

const auditRefs = [
  { id: 'is-crawlable', weight: 4 },
  { id: 'structured-data', weight: 0 },
];

test('the goal of the SEO score is 100, and the detail lists the failed audits', () => {
  const categories = { seo: { score: 1, auditRefs } };
  expect(seoMeasure('home, id', { categories, audits: {} })).toMatchObject({ value: 100, goal: { atLeast: 100 } });
  const audits = { 'is-crawlable': { score: 0 }, 'structured-data': { score: null } };
  const withFailedAudit = seoMeasure('home, id', { categories: { seo: { score: 0.69, auditRefs } }, audits });
  expect(withFailedAudit).toMatchObject({ value: 69, detail: 'is-crawlable' });
});

test('only the bytes of the home page have a goal', () => {
  const result = { categories: {}, audits: { 'total-byte-weight': { score: 1, numericValue: 395_500 } } };
  expect(bytesMeasure('home', result)).toMatchObject({ value: 395.5, unit: 'kB', goal: { atMost: 400 } });
  expect(bytesMeasure('tour', result).goal).toBeUndefined();
  expect(bytesLabel('home').goal).toEqual({ atMost: 400 });
});
