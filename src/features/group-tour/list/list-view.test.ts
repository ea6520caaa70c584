import { expect, test } from 'vitest';
import { viewFromUrl, viewToUrl } from './list-view';

test('cards are the default and add no query parameters', () => {
  expect(viewFromUrl({})).toEqual({ view: 'cards' });
  expect(viewFromUrl({ view: 'map', at: '2027-03' })).toEqual({ view: 'cards' });
  expect(viewToUrl({ view: 'cards', at: '2027-03' })).toEqual({});
});

test('the URL of the calendar contains its month and day', () => {
  const view = { view: 'calendar', at: '2027-03', day: '2027-03-12' } as const;
  expect(viewFromUrl({ view: 'calendar', at: '2027-03', day: '2027-03-12' })).toEqual(view);
  expect(viewToUrl(view)).toEqual({ view: 'calendar', at: '2027-03', day: '2027-03-12' });
});

test('a day without a month sets the month, and a day of another month is ignored', () => {
  expect(viewFromUrl({ view: 'calendar', day: '2027-03-12' })).toMatchObject({ at: '2027-03', day: '2027-03-12' });
  expect(viewFromUrl({ view: 'calendar', at: '2027-04', day: '2027-03-12' }).day).toBeUndefined();
});

test('months and days that do not exist are ignored', () => {
  expect(viewFromUrl({ view: 'calendar', at: '2027-13', day: '2027-02-30' })).toEqual({
    view: 'calendar',
    at: undefined,
    day: undefined,
  });
});

test('the view of saved tours has no month', () => {
  expect(viewToUrl(viewFromUrl({ view: 'saved', at: '2027-03' }))).toEqual({ view: 'saved' });
});
