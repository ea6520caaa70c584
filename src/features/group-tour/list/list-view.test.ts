import { expect, test } from 'vitest';
import { viewFromUrl, viewToUrl } from './list-view';

const at = '2027-03';
const day = '2027-03-12';

test.each([
  ['cards are the default', {}, { view: 'cards' }],
  ['an unknown view is that of the cards', { view: 'map', at }, { view: 'cards' }],
  ['the saved tours have no month', { view: 'saved', at }, { view: 'saved' }],
  ['the calendar has a month and a day', { view: 'calendar', at, day }, { view: 'calendar', at, day }],
  ['a day sets its month', { view: 'calendar', day }, { view: 'calendar', at, day }],
  ['a day of another month is ignored', { view: 'calendar', at: '2027-04', day }, { view: 'calendar', at: '2027-04' }],
  ['dates that do not exist are ignored', { view: 'calendar', at: '2027-13', day: '2027-02-30' }, { view: 'calendar' }],
])('%s', (_, url, view) => {
  expect(viewFromUrl(url)).toEqual(view);
});

test('the address has the view, except that of the cards', () => {
  expect(viewToUrl({ view: 'cards', at })).toEqual({});
  expect(viewToUrl({ view: 'saved' })).toEqual({ view: 'saved' });
  expect(viewToUrl({ view: 'calendar', at, day })).toEqual({ view: 'calendar', at, day });
});
