import { describe, expect, test } from 'vitest';
import { birthProblem, fitPassengers, isUnusualPassport, passportName, passportNeededUntil } from './passengers';

const TODAY = '2026-11-21';
const RETURN = '2027-04-26';

test('a birthday of 29 February comes on 1 March in other years', () => {
  expect(birthProblem('infant', '2024-02-29', TODAY, '2026-02-28')).toBeNull();
  expect(birthProblem('child', '2024-02-29', TODAY, '2026-03-01')).toBeNull();
});

describe('the birth date of', () => {
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
  ] as const)('%s %s on the return date: %s', (type, birth, problem) => {
    expect(birthProblem(type, birth, TODAY, RETURN)).toBe(problem);
  });
});

test('a passport is needed six months after the return', () => {
  expect(passportNeededUntil('2027-04-26')).toBe('2027-10-26');
  expect(passportNeededUntil('2027-08-31')).toBe('2028-02-29');
  expect(passportNeededUntil('2027-09-10')).toBe('2028-03-10');
});

test('an Indonesian passport number is unusual when it is not one letter and seven digits', () => {
  expect(isUnusualPassport('ID', 'X1234567')).toBe(false);
  expect(isUnusualPassport('ID', '12345678')).toBe(true);
  expect(isUnusualPassport('SG', '12345678')).toBe(false);
  expect(isUnusualPassport('ID', 'X1')).toBe(false);
});

describe('passengers fitted to the guests', () => {
  const blank = (type: 'adult' | 'child' | 'infant') => ({ type, name: '' });
  const ratna = { type: 'adult', name: 'RATNA' } as const;
  const dewi = { type: 'child', name: 'DEWI' } as const;

  test('keep the typed entries and add blanks behind them', () => {
    expect(fitPassengers([ratna, dewi], { adult: 2, child: 1, infant: 0 }, blank)).toEqual([
      ratna,
      { type: 'adult', name: '' },
      dewi,
    ]);
  });
  test('lose the last of a type first', () => {
    const budi = { type: 'adult', name: 'BUDI' } as const;
    expect(fitPassengers([ratna, budi, dewi], { adult: 1, child: 1, infant: 0 }, blank)).toEqual([ratna, dewi]);
  });
});

test('a passport name has capitals and single spaces only', () => {
  expect(passportName("  Nur'aini  Anne-Marie ")).toBe('NURAINI ANNE MARIE');
  expect(passportName('José Ma. Núñez')).toBe('JOSE MA NUNEZ');
});
