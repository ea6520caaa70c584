import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import {
  blankPassenger,
  losesGuest,
  type PassengerValues,
  restoredValues,
  startValues,
  withGuestType,
  withParty,
} from './values';

const emptyQuery = { itineraryId: null, pax: { adult: 2, child: 1, infant: 0 } };

test('a booking starts with the date and the party, in the rooms suggested for it', () => {
  const values = startValues(emptyQuery);
  expect(values.pax).toEqual({ adult: 2, child: 1, infant: 0 });
  expect(values.rooms.triple).toBe(1);
  expect(values.passengers.map(({ type }) => type)).toEqual(['adult', 'adult', 'child']);
  expect(values.itinerary_id).toBe('');
  expect(startValues({ ...emptyQuery, itineraryId: 170704 }).itinerary_id).toBe('170704');
});

test('a draft is restored completely; a date in the URL takes precedence', () => {
  const draft = JSON.parse(JSON.stringify(filledValues()));
  expect(restoredValues(draft, emptyQuery)).toEqual(filledValues());
  expect(restoredValues(draft, { ...emptyQuery, itineraryId: 170709 }).itinerary_id).toBe('170709');
});

test('fields that were not stored are empty', () => {
  const [first, ...others] = filledValues().passengers;
  const { special_request: _, ...stored } = first as PassengerValues;
  const restored = restoredValues(
    { pax: filledValues().pax, passengers: [stored as PassengerValues, ...others] },
    emptyQuery,
  );
  expect(restored).toEqual({
    ...startValues(emptyQuery),
    pax: filledValues().pax,
    passengers: filledValues().passengers,
  });
});

test('removing a guest is a loss only when fields of the guest were filled in', () => {
  const blank = blankPassenger('adult');
  const { passengers } = filledValues();
  const one = { adult: 1, child: 0, infant: 0 };
  expect(losesGuest([blank, { ...blank }, { ...blank }], one)).toBe(false);
  expect(losesGuest([blank, { ...blank, nationality: 'SG' }], one)).toBe(true);
  expect(losesGuest(passengers, one)).toBe(true);
  expect(losesGuest(passengers, { ...one, child: 1 })).toBe(false);
});

test('a changed party keeps the filled-in guests in order, even as another type', () => {
  const { values, removedGuests } = withParty(filledValues(), { adult: 1, child: 0, infant: 1 }, []);
  expect(values.passengers.map(({ type, first_name }) => [type, first_name])).toEqual([
    ['adult', 'RATNA'],
    ['infant', 'dewi'],
  ]);
  expect([values.rooms.single, removedGuests]).toEqual([1, []]);
});

test('a removed guest returns with the next added guest, preferably of the same type', () => {
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

test('a guest whose type changes keeps the input and moves to the guests of that type', () => {
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
