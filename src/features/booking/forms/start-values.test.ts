import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { restoredValues, startValues } from './start-values';

const nothing = { itineraryId: null, adults: null };

test('a booking starts with two adults in a twin room', () => {
  const values = startValues(nothing);
  expect(values.pax).toEqual({ adult: 2, child: 0, infant: 0 });
  expect(values.rooms.twin).toBe(1);
  expect(values.passengers.map(({ type }) => type)).toEqual(['adult', 'adult']);
  expect(values.itinerary_id).toBe('');
});

test('the address names the date and the adults, within the limits', () => {
  expect(startValues({ itineraryId: 170704, adults: 3 })).toMatchObject({ itinerary_id: '170704', pax: { adult: 3 } });
  expect(startValues({ itineraryId: null, adults: 400 }).pax.adult).toBe(20);
  expect(startValues({ itineraryId: null, adults: -1 }).pax.adult).toBe(1);
});

test('a draft comes back whole; a date in the address wins', () => {
  const draft = JSON.parse(JSON.stringify(filledValues()));
  expect(restoredValues(draft, nothing)).toEqual(filledValues());
  expect(restoredValues(draft, { itineraryId: 170709, adults: null }).itinerary_id).toBe('170709');
});

test.each([null, 'text', [], { passengers: 'none', pax: { adult: '2' }, contact: { email: 7 }, extra: true }])(
  'a draft of another shape (%j) gives a whole form',
  (stored) => {
    expect(restoredValues(stored, nothing)).toEqual(startValues(nothing));
  },
);
