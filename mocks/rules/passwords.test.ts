import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a hash knows its password and no other', async () => {
  const stored = await hashPassword('Samudra88');
  expect([await isPassword('Samudra88', stored), await isPassword('samudra88', stored)]).toEqual([true, false]);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('Samudra88')).not.toBe(await hashPassword('Samudra88'));
});

test('the demo accounts open with Kelana2027', async () => {
  expect(DEMO_PASSWORD).toBe('Kelana2027');
  expect(await isPassword(DEMO_PASSWORD, DEMO_PASSWORD_HASH)).toBe(true);
});
