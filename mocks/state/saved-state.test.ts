import { expect, test } from 'vitest';
import { isState, parseState } from './saved-state.ts';
import type { ScenarioName } from './scenario-name.ts';
import { createSeededState } from './seeded-state.ts';
import type { State } from './state.ts';

const seedState = (scenario: ScenarioName) => createSeededState(scenario, '2027-01-15');
const notSeeded = (): State => {
  throw new Error('the seed was made');
};

function saved(): State {
  const state = seedState('premium');
  state.seatsTaken = { 10001: 2 };
  state.sessions = { token: { memberId: 'm1', expiresAt: 1 } };
  state.counters.mail = 7;
  return structuredClone(state);
}

test('a complete state goes on as it is, and no seed is made for it', () => {
  expect(parseState(saved(), notSeeded)).toEqual(saved());
  expect(isState(saved())).toBe(true);
});

test('a part that the file lacks starts from the seed of its scenario, the others are kept', () => {
  const { members: _, outbox: __, ...older } = saved();
  expect(isState(older)).toBe(false);
  expect(parseState(older, seedState)).toEqual({ ...saved(), members: seedState('premium').members, outbox: [] });
});

test('a counter that the file lacks starts from the seed, the others are kept', () => {
  const { member: _, ...counters } = saved().counters;
  const state = parseState({ ...saved(), counters }, seedState);
  expect(state?.counters).toEqual({ member: seedState('premium').counters.member, mail: 7, upload: 0 });
});

test('a part that the code no longer has is left out', () => {
  expect(parseState({ ...saved(), wishlists: [1] }, notSeeded)).toEqual(saved());
});

test.each([
  ['no object', []],
  ['nothing', null],
  ['no scenario', { ...saved(), scenario: undefined }],
  ['a scenario that the code does not have', { ...saved(), scenario: 'winter' }],
  ['a list for an object', { ...saved(), members: [] }],
  ['an object for a list', { ...saved(), bookings: {} }],
  ['a list of counters', { ...saved(), counters: [1] }],
])('%s is no state', (_, value) => {
  expect(parseState(value, seedState)).toBeUndefined();
});
