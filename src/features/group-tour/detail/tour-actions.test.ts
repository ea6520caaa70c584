import { expect, test } from 'vitest';
import { departure as oneDeparture } from '../../../../tests/support/booking-fixture';
import { linkedProblem } from './tour-actions';

const departure = (id: number, seat: number | null) => ({ ...oneDeparture, id, seat });

const departures = { upcoming: [departure(1, 0), departure(2, 3), departure(3, null)], past: [departure(4, 9)] };

test('a departure with an id as text is found', () => {
  const asText = JSON.parse(JSON.stringify(departures), (name, value) => (name === 'id' ? String(value) : value));
  expect([linkedProblem(asText, '1'), linkedProblem(asText, '4')]).toEqual(['full', 'past']);
});

test.each([
  ['1', 'full'],
  ['4', 'past'],
  ['999', 'gone'],
  ['abc', 'gone'],
  [['2', '3'], 'gone'],
  ['2', null],
  ['3', null],
  ['', null],
  [undefined, null],
])('the problem of a link to the departure %j is %s', (linked, problem) => {
  expect(linkedProblem(departures, linked)).toBe(problem);
});
