import { describe, expect, test } from 'vitest';
import {
  displayedInternational,
  messageLink,
  mobileInternational,
  phoneInternational,
  phoneLink,
  phoneReadable,
} from './phone';

describe('a mobile number', () => {
  test.each([
    ['0812 3456 7890', '+6281234567890'],
    ['0812-3456-7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 (812) 3456.7890', '+6281234567890'],
    ['+65 8123 4567', '+6581234567'],
    ['+1 415 555 0100', '+14155550100'],
    ['tel:+6281234567890', '+6281234567890'],
    ['+62 (0)812 3456 7890', '+6281234567890'],
    ['+62 0812 3456 7890', '+6281234567890'],
    ['62 0812 3456 7890', '+6281234567890'],
    ['0062 812 3456 7890', '+6281234567890'],
    ['0062 (0) 812 3456 7890', '+6281234567890'],
    ['+62 +62 812 3456 7890', '+6281234567890'],
    ['+62 62 812 3456 7890', '+6281234567890'],
    ['+62 0062 812 3456 7890', '+6281234567890'],
    ['+62 62 0812 3456 7890', '+6281234567890'],
    ['0065 8123 4567', '+6581234567'],
    ['+65 +65 8123 4567', '+6581234567'],
    ['+65 0065 8123 4567', '+6581234567'],
    ['+44 (0)20 7946 0958', '+442079460958'],
    ['+39 (0)6 6982 1234', '+390669821234'],
  ])('%s becomes %s', (typed, number) => {
    expect(mobileInternational(typed)).toBe(number);
  });

  test.each([
    '',
    '0812',
    '021 1234 5678',
    '+62 21 1234 5678',
    '8123456789',
    '+0812345678',
    '0812 34x6 7890',
    '+65 +66 8123 4567',
    '0062',
  ])('%j is rejected', (typed) => {
    expect(mobileInternational(typed)).toBeNull();
  });
});

describe('an office number', () => {
  test.each([
    ['021 5000 1234', '+622150001234'],
    ['(0274) 512-345', '+62274512345'],
    ['+62 22 0000 0104', '+622200000104'],
    ['0812 3456 7890', '+6281234567890'],
    ['+65 6123 4567', '+6561234567'],
    ['+62 (0)21 5000 1234', '+622150001234'],
    ['0062 21 5000 1234', '+622150001234'],
    ['+62 +62 21 5000 1234', '+622150001234'],
    // The area code of Pematangsiantar is 0622, so this is not the country code twice.
    ['+62 622 212 345', '+62622212345'],
  ])('%s becomes %s', (typed, number) => {
    expect(phoneInternational(typed)).toBe(number);
  });

  test.each(['021', '021 5000', '0121 234 5678', '5000 1234', '021 5000 1234 567'])('%j is rejected', (typed) => {
    expect(phoneInternational(typed)).toBeNull();
  });
});

test.each([
  ['+6281200000111', '+62 812-0000-0111'],
  ['0812 3456 7890', '+62 812-3456-7890'],
  ['+62811234567', '+62 811-2345-67'],
  ['+14155550100', '+14155550100'],
  ['(021) 5000 1234', '(021) 5000 1234'],
])('the number %s is shown as %s', (given, readable) => {
  expect(phoneReadable(given)).toBe(readable);
});

describe('a number that the service sends', () => {
  test.each([
    ['(022) 0000-0104', 'tel:+622200000104'],
    ['+62 21 5000 1234', 'tel:+622150001234'],
    ['+65 6123 4567', 'tel:+6561234567'],
  ])('the call link of %s is %s', (shown, link) => {
    expect(phoneLink(shown)).toBe(link);
  });

  test.each([
    ['(022) 0000-0104', '+622200000104'],
    ['+65 6123 4567', '+6561234567'],
    ['112', null],
  ])('%s in E.164 is %s', (shown, number) => {
    expect(displayedInternational(shown)).toBe(number);
  });

  test('becomes a message link with its country code', () => {
    expect(messageLink('0812-0000-0104')).toBe('https://wa.me/6281200000104');
  });
});
