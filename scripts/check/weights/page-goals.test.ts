import { expect, test } from 'vitest';
import { jsRatioGoal, pageDataGoal } from './page-goals.ts';

test('form and member pages may load more JavaScript than public ones', () => {
  expect(jsRatioGoal('/')).toBe(1.36);
  expect(jsRatioGoal('/booking/terms-and-conditions')).toBe(1.36);
  expect(jsRatioGoal('/auth/sign-in')).toBe(1.45);
  expect(jsRatioGoal('/booking/[id]')).toBe(1.45);
  expect(jsRatioGoal('/account/booking')).toBe(1.75);
});

test('a route of no known kind has the strictest goal', () => {
  expect(jsRatioGoal('/new')).toBe(1.36);
});

test('only list and detail pages have a goal for their page data', () => {
  expect(pageDataGoal('/group-tour')).toBe(8);
  expect(pageDataGoal('/group-tour/destination/[id]')).toBe(8);
  expect(pageDataGoal('/group-tour/[id]')).toBe(20);
  expect(pageDataGoal('/auth/sign-in')).toBeUndefined();
});
