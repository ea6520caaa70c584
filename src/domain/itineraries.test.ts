import { expect, test } from 'vitest';
import { isGuaranteed, remarkOf, splitItineraries, tripLength, withoutDeleted } from './itineraries';

const row = (departure_date: string) => ({ departure_date });

test('upcoming departures come by soonest date, past ones the latest first', () => {
  const rows = ['2026-03-01', '2027-06-01', '2026-10-01', '2026-12-05', '2027-01-16'].map(row);
  expect(splitItineraries(rows, '2026-11-21')).toEqual({
    upcoming: ['2026-12-05', '2027-01-16', '2027-06-01'].map(row),
    past: ['2026-10-01', '2026-03-01'].map(row),
  });
});

test('a departure of today is upcoming', () => {
  expect(splitItineraries([row('2026-11-20'), row('2026-11-21')], '2026-11-21').upcoming).toEqual([row('2026-11-21')]);
});

test('ten days from the 17th to the 26th are nine nights', () => {
  expect(tripLength({ departure_date: '2027-04-17', arrival_date: '2027-04-26' })).toEqual({ days: 10, nights: 9 });
});

test('withdrawn rows are left out', () => {
  expect(withoutDeleted([{ status_deleted: true }, { status_deleted: false }])).toEqual([{ status_deleted: false }]);
});

test('a note that only says guaranteed is no remark', () => {
  expect(['Pasti berangkat', ' guaranteed departure. ', '', null].map(remarkOf)).toEqual([null, null, null, null]);
  const notes = ['Harga promo, kamar berdua', 'Pasti berangkat, kamar berdua'];
  expect(notes.map(remarkOf)).toEqual(notes);
});

test('guaranteed is said only in the words of the operator', () => {
  expect(isGuaranteed({ note: 'Pasti berangkat', type: null })).toBe(true);
  expect(isGuaranteed({ note: 'Dengan tour leader dari Jakarta', type: 'Reguler' })).toBe(false);
});
