import { expect, test } from 'vitest';
import { isBookable, isGuaranteed, orderItineraries, tripLength, withoutDeleted } from './itineraries';

const row = (departure_date: string) => ({ departure_date });

test('upcoming departures come first by soonest date, then past ones, the latest past first', () => {
  const rows = ['2026-03-01', '2027-06-01', '2026-10-01', '2026-12-05', '2027-01-16'].map(row);
  expect(orderItineraries(rows, '2026-11-21').map((one) => one.departure_date)).toEqual([
    '2026-12-05',
    '2027-01-16',
    '2027-06-01',
    '2026-10-01',
    '2026-03-01',
  ]);
});

test('a departure of today is upcoming', () => {
  expect(orderItineraries([row('2026-11-20'), row('2026-11-21')], '2026-11-21')[0]).toEqual(row('2026-11-21'));
});

test('ten days from the 17th to the 26th are nine nights', () => {
  expect(tripLength({ departure_date: '2027-04-17', arrival_date: '2027-04-26' })).toEqual({ days: 10, nights: 9 });
});

test('withdrawn rows are left out', () => {
  expect(withoutDeleted([{ status_deleted: true }, { status_deleted: false }])).toEqual([{ status_deleted: false }]);
});

test('guaranteed is said only in the words of the operator', () => {
  expect(isGuaranteed({ note: 'Pasti berangkat', type: null })).toBe(true);
  expect(isGuaranteed({ note: 'Dengan tour leader dari Jakarta', type: 'Reguler' })).toBe(false);
});

test('full, past and withdrawn departures cannot be booked; seats on request can', () => {
  const open = { departure_date: '2027-01-16', status_deleted: false, seat: 4 };
  expect(isBookable(open, '2026-11-21')).toBe(true);
  expect(isBookable({ ...open, seat: null }, '2026-11-21')).toBe(true);
  expect(isBookable({ ...open, seat: 0 }, '2026-11-21')).toBe(false);
  expect(isBookable({ ...open, status_deleted: true }, '2026-11-21')).toBe(false);
  expect(isBookable(open, '2027-01-17')).toBe(false);
});
