import { expect, test } from 'vitest';
import { createSeededState } from './database.ts';
import { isState, parseSnapshot } from './snapshot.ts';

const now = new Date('2027-01-15T03:00:00Z');
// A saved snapshot without settings is a state.
const parse = (value: unknown) => parseSnapshot(value, now);

function savedState() {
  const { members, ...state } = createSeededState('default', '2027-01-15');
  const saved = { ...state, members, seatsTaken: { 10001: 2 }, sessions: { token: { memberId: 'm1', expiresAt: 1 } } };
  saved.counters.mail = 7;
  return saved;
}

test('a complete state is loaded unchanged, and a part that the code no longer has is left out', () => {
  expect(parse({ ...savedState(), wishlists: [1] })).toEqual(savedState());
  expect(isState(savedState())).toBe(true);
});

test('a part or a counter missing in the file comes from the seed, the others are loaded', () => {
  const { members: _, outbox: __, ...incomplete } = savedState();
  const { member: ___, ...counters } = incomplete.counters;
  expect(isState(incomplete)).toBe(false);
  expect(parse({ ...incomplete, counters })).toEqual(savedState());
});

test.each([
  ['no object', []],
  ['nothing', null],
  ['no scenario', { ...savedState(), scenario: undefined }],
  ['a scenario that the code does not have', { ...savedState(), scenario: 'winter' }],
  ['a list for an object', { ...savedState(), members: [] }],
  ['an object for a list', { ...savedState(), bookings: {} }],
  ['a list of counters', { ...savedState(), counters: [1] }],
])('%s is no state', (_, value) => {
  expect(parse(value)).toBeUndefined();
});
