import { describe, expect, test } from 'vitest';
import { birthProblem } from './guest-ages';

const TODAY = '2026-11-21';
const RETURN = '2027-04-26';

test('a birthday on 29 February counts as 1 March in other years', () => {
  expect(birthProblem('infant', '2024-02-29', TODAY, '2026-02-28')).toBeNull();
  expect(birthProblem('child', '2024-02-29', TODAY, '2026-03-01')).toBeNull();
});

describe('a birth date', () => {
  test.each([
    ['adult', '2015-04-26', null],
    ['adult', '2015-04-27', 'adultAge'],
    ['child', '2015-04-27', null],
    ['child', '2015-04-26', 'childAge'],
    ['child', '2025-04-26', null],
    ['child', '2025-04-27', 'childAge'],
    ['infant', '2025-04-27', null],
    ['infant', '2025-04-26', 'infantAge'],
    ['infant', '2026-11-22', 'birthFuture'],
    ['adult', '1916-11-21', null],
    ['adult', '1915-11-21', 'tooOld'],
  ] as const)('for the guest type %s, %s has the problem %s', (type, birth, problem) => {
    expect(birthProblem(type, birth, TODAY, RETURN)).toBe(problem);
  });
});
