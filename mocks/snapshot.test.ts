import { expect, test } from 'vitest';
import { createSeededState } from './database.ts';
import { isState, parseState } from './snapshot.ts';
import type { ScenarioName, State } from './state/state.ts';

const seedState = (scenario: ScenarioName) => createSeededState(scenario, '2027-01-15');
const failOnSeed = (): State => {
  throw new Error('a seed was created');
};

function savedState(): State {
  const state = seedState('premium');
  state.seatsTaken = { 10001: 2 };
  state.sessions = { token: { memberId: 'm1', expiresAt: 1 } };
  state.counters.mail = 7;
  return structuredClone(state);
}

test('a complete state is loaded unchanged, without creating a seed', () => {
  expect(parseState(savedState(), failOnSeed)).toEqual(savedState());
  expect(isState(savedState())).toBe(true);
});

test('a part missing in the file comes from the seed of its scenario, the other parts are loaded', () => {
  const { members: _, outbox: __, ...incompleteState } = savedState();
  expect(isState(incompleteState)).toBe(false);
  expect(parseState(incompleteState, seedState)).toEqual({
    ...savedState(),
    members: seedState('premium').members,
    outbox: [],
  });
});

test('a counter missing in the file comes from the seed, the other counters are loaded', () => {
  const { member: _, ...counters } = savedState().counters;
  const state = parseState({ ...savedState(), counters }, seedState);
  expect(state?.counters).toEqual({ member: seedState('premium').counters.member, mail: 7, upload: 0 });
});

test('a part that the code no longer has is left out', () => {
  expect(parseState({ ...savedState(), wishlists: [1] }, failOnSeed)).toEqual(savedState());
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
  expect(parseState(value, seedState)).toBeUndefined();
});
