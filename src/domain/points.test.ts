import type { Membership } from '@sdk';
import { expect, test } from 'vitest';
import {
  expiringSoon,
  formatMovement,
  formatPoints,
  hasRunOut,
  kindFromUrl,
  kindsOf,
  type PointMovement,
} from './points';

const today = '2026-11-22';

let id = 0;
const movement = (status: PointMovement['status'], point: number, expired_at: string | null = null): PointMovement => {
  id += 1;
  return { id, point, status, description: 'Tour', date: '2025-01-05', expired_at };
};
const earned = (point: number, until: string | null) => movement('earned', point, until);
const used = (point: number) => movement('used', -point);
const createMembership = (point: number, ...history: PointMovement[]): Membership => ({
  card: { point, number: 'KLN 2481 0937 5526', first_name: 'Ratna', last_name: 'Kusumawardani' },
  history,
});

test('points use the separator of the language, and a negative balance has a minus sign', () => {
  const points = [0, 950, 12_450, 1_234_567, -1_500];
  const inLanguage = (locale: 'id' | 'en') => points.map((count) => formatPoints(count, locale));
  expect(inLanguage('id')).toEqual(['0', '950', '12.450', '1.234.567', '−1.500']);
  expect(inLanguage('en')).toEqual(['0', '950', '12,450', '1,234,567', '−1,500']);
});

test('a movement has a plus or minus sign', () => {
  const inLanguage = (locale: 'id' | 'en') => [2_890, -1_000, 0].map((count) => formatMovement(count, locale));
  expect(inLanguage('id')).toEqual(['+\u00a02.890', '−\u00a01.000', '0']);
  expect(inLanguage('en')).toEqual(['+\u00a02,890', '−\u00a01,000', '0']);
});

test('each kind is listed once, in a fixed order', () => {
  expect(kindsOf([used(100), earned(200, null), used(300)])).toEqual(['earned', 'used']);
  expect(kindsOf([])).toEqual([]);
});

test('a URL selects a kind; any other value selects all', () => {
  const kinds = ['earned', 'used', 'expired'];
  expect(kinds.map(kindFromUrl)).toEqual(kinds);
  expect(['spent', undefined, ['used']].map(kindFromUrl)).toEqual([null, null, null]);
});

test('unspent points expire in full, the soonest first', () => {
  const membership = createMembership(
    3_470,
    earned(890, '2027-12-01'),
    earned(1_000, '2027-02-20'),
    earned(1_580, '2027-01-05'),
  );
  expect(expiringSoon(membership, today)).toEqual([
    { date: '2027-01-05', points: 1_580, isCertain: true },
    { date: '2027-02-20', points: 1_000, isCertain: true },
  ]);
});

test('points expire within ninety days, their last day included', () => {
  const membership = createMembership(60, earned(10, '2026-11-21'), earned(20, '2026-11-22'), earned(20, '2027-02-20'));
  const later = earned(20, '2027-02-21');
  const dates = expiringSoon({ ...membership, history: [...membership.history, later] }, today).map(({ date }) => date);
  expect(dates).toEqual(['2026-11-22', '2027-02-20']);
});

test('earned points run out the day after they expire; other movements and points without a date never do', () => {
  const movements = [earned(10, '2026-11-21'), earned(10, '2026-11-22'), earned(10, null)];
  expect(movements.map((one) => hasRunOut(one, today))).toEqual([true, false, false]);
  expect(hasRunOut(movement('expired', -10, '2026-11-21'), today)).toBe(false);
});

test('points of one day are added up', () => {
  const membership = createMembership(300, earned(100, '2027-01-05'), earned(200, '2027-01-05'));
  expect(expiringSoon(membership, today)).toEqual([{ date: '2027-01-05', points: 300, isCertain: true }]);
});

test('after spending, the expiring points are uncertain: at most those earned and at most the balance', () => {
  const membership = createMembership(700, earned(1_000, '2027-01-05'), earned(500, '2028-01-05'), used(800));
  expect(expiringSoon(membership, today)).toEqual([{ date: '2027-01-05', points: 700, isCertain: false }]);
});

test('when all points expire on one day, the whole balance does, whatever was spent', () => {
  const membership = createMembership(600, earned(1_000, '2027-01-05'), used(400));
  expect(expiringSoon(membership, today)).toEqual([{ date: '2027-01-05', points: 600, isCertain: true }]);
});

test('points spent before an expiry do not reduce points that expire later', () => {
  const old = [earned(1_190, '2026-09-01'), used(800), movement('expired', -390)];
  const membership = createMembership(1_580, earned(1_580, '2027-01-05'), ...old);
  expect(expiringSoon(membership, today)).toEqual([{ date: '2027-01-05', points: 1_580, isCertain: true }]);
});

test('a balance higher than the points in the history makes the expiring points uncertain', () => {
  const membership = createMembership(5_000, earned(1_000, '2027-01-05'));
  expect(expiringSoon(membership, today)).toEqual([{ date: '2027-01-05', points: 1_000, isCertain: false }]);
});

test('an empty balance and points without an expiry date never expire', () => {
  expect(expiringSoon(createMembership(0, earned(1_000, '2027-01-05'), used(1_000)), today)).toEqual([]);
  expect(expiringSoon(createMembership(1_000, earned(1_000, null)), today)).toEqual([]);
});
