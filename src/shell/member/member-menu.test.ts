import { expect, test } from 'vitest';
import { isCurrentEntry, memberMenu } from './member-menu';

const messageKeys = (points: number | undefined) => memberMenu(points).map((entry) => entry.messageKey);

test('membership is hidden at exactly 0 points', () => {
  expect(messageKeys(0)).toEqual(['menu.profile', 'menu.accountBooking']);
});

test.each([12_450, 1, -1, undefined])('membership shows with %j points', (points) => {
  expect(messageKeys(points)).toEqual(['menu.profile', 'menu.membership', 'menu.accountBooking']);
});

test('profile is current on its edit and password pages', () => {
  expect(isCurrentEntry('/account', '/account')).toBe(true);
  expect(isCurrentEntry('/account', '/account/edit-profile')).toBe(true);
  expect(isCurrentEntry('/account', '/account/change-password')).toBe(true);
  expect(isCurrentEntry('/account', '/account/booking')).toBe(false);
  expect(isCurrentEntry('/account/booking', '/account/booking')).toBe(true);
});
