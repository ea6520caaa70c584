import { expect, test } from 'vitest';
import { isFreeMail } from './free-mail';

test('private mail services are recognised, whatever the case', () => {
  expect(isFreeMail(' Dewi@Gmail.com ')).toBe(true);
  expect(isFreeMail('dewi@yahoo.co.id')).toBe(true);
});

test('an office address and an incomplete address are not private', () => {
  expect(isFreeMail('dewi@samudra.example')).toBe(false);
  expect(isFreeMail('gmail.com')).toBe(false);
});
