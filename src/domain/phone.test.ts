import { describe, expect, test } from 'vitest';
import { mobileInternational } from './phone';

describe('a mobile number', () => {
  test.each([
    ['0812 3456 7890', '+6281234567890'],
    ['0812-3456-7890', '+6281234567890'],
    ['62 812 3456 7890', '+6281234567890'],
    ['+62 (812) 3456.7890', '+6281234567890'],
    ['+65 8123 4567', '+6581234567'],
    ['+1 415 555 0100', '+14155550100'],
  ])('%s becomes %s', (typed, number) => {
    expect(mobileInternational(typed)).toBe(number);
  });

  test.each(['', '0812', '021 1234 5678', '+62 21 1234 5678', '8123456789', '+0812345678', '0812 34x6 7890'])(
    '%j is none',
    (typed) => {
      expect(mobileInternational(typed)).toBeNull();
    },
  );
});
