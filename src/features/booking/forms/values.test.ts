import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { blankPassenger, losesGuest, restoredValues, startValues, withGuestType, withParty } from './values';

const nothing = { itineraryId: null, adults: null };

test('a booking starts with two adults in a twin room', () => {
  const values = startValues(nothing);
  expect(values.pax).toEqual({ adult: 2, child: 0, infant: 0 });
  expect(values.rooms.twin).toBe(1);
  expect(values.passengers.map(({ type }) => type)).toEqual(['adult', 'adult']);
  expect(values.itinerary_id).toBe('');
});

test('the address names the date and the adults', () => {
  expect(startValues({ itineraryId: 170704, adults: 3 })).toMatchObject({ itinerary_id: '170704', pax: { adult: 3 } });
});

test('a draft comes back whole; a date in the address wins', () => {
  const draft = JSON.parse(JSON.stringify(filledValues()));
  expect(restoredValues(draft, nothing)).toEqual(filledValues());
  expect(restoredValues(draft, { itineraryId: 170709, adults: null }).itinerary_id).toBe('170709');
});

test.each([
  { adult: 1e9, child: 0, infant: 0 },
  { adult: 1.5, child: -1, infant: 0 },
  { adult: 0, child: 2, infant: 0 },
  { adult: 1, child: 0, infant: 2 },
])('heads that cannot be (%j) give way to the usual ones', (pax) => {
  expect(restoredValues({ ...filledValues(), pax }, nothing).pax).toEqual({ adult: 2, child: 0, infant: 0 });
});

test('a party that grew too large stays, so that the person can choose who comes', () => {
  const pax = { adult: 20, child: 20, infant: 20 };
  expect(restoredValues({ ...filledValues(), pax }, nothing).passengers).toHaveLength(60);
});

test.each([null, 'text', [], { passengers: 'none', pax: { adult: '2' }, contact: { email: 7 }, extra: true }])(
  'a draft of another shape (%j) gives a whole form',
  (stored) => {
    expect(restoredValues(stored, nothing)).toEqual(startValues(nothing));
  },
);
test('taking a guest off is a loss only when something was filled in', () => {
  const blank = blankPassenger('adult');
  const { passengers } = filledValues();
  const one = { adult: 1, child: 0, infant: 0 };
  expect(losesGuest([blank, { ...blank }, { ...blank }], one)).toBe(false);
  expect(losesGuest([blank, { ...blank, nationality: 'SG' }], one)).toBe(true);
  expect(losesGuest(passengers, one)).toBe(true);
  expect(losesGuest(passengers, { ...one, child: 1 })).toBe(false);
});

test('another party keeps who was filled in, of each kind in order', () => {
  const { values, removedGuests } = withParty(filledValues(), { adult: 1, child: 0, infant: 1 }, []);
  expect(values.passengers.map(({ type, first_name }) => [type, first_name])).toEqual([
    ['adult', 'RATNA'],
    ['infant', 'dewi'],
  ]);
  expect([values.rooms.single, removedGuests]).toEqual([1, []]);
});

test('a removed guest comes back with the next one, of the same kind first', () => {
  const child = filledValues().passengers[1];
  const alone = withParty(filledValues(), { adult: 1, child: 0, infant: 0 }, []);
  expect(alone.removedGuests).toEqual([child]);
  const grown = withParty(alone.values, { adult: 2, child: 0, infant: 0 }, alone.removedGuests);
  expect(grown.values.passengers[1]).toEqual({ ...child, type: 'adult' });
  expect(grown.removedGuests).toEqual([]);
  const infant = { ...blankPassenger('infant'), first_name: 'BAYU' };
  const two = withParty(alone.values, { adult: 1, child: 1, infant: 0 }, [infant, ...alone.removedGuests]);
  expect([two.values.passengers[1]?.first_name, two.removedGuests]).toEqual(['dewi', [infant]]);
});

test('a guest counted as another kind keeps what was filled in and stands among its kind', () => {
  const child = filledValues().passengers[1];
  const grown = withGuestType(filledValues(), 1, 'adult');
  expect(grown.values.pax).toEqual({ adult: 2, child: 0, infant: 0 });
  expect([grown.index, grown.values.passengers[1]]).toEqual([1, { ...child, type: 'adult' }]);
  const infant = { ...blankPassenger('infant'), first_name: 'BAYU' };
  const pax = { adult: 1, child: 1, infant: 1 };
  const family = { ...filledValues(), pax, passengers: [...filledValues().passengers, infant] };
  const older = withGuestType(family, 2, 'child');
  expect(older.values.passengers.map(({ type, first_name }) => [type, first_name])).toEqual([
    ['adult', 'RATNA'],
    ['child', 'dewi'],
    ['child', 'BAYU'],
  ]);
  expect([older.index, older.values.rooms.triple]).toEqual([2, 1]);
  expect(withGuestType({ ...family, has_chosen_rooms: true }, 2, 'child').values.rooms).toEqual(family.rooms);
});
