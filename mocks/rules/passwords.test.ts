import { expect, test } from 'vitest';
import { DEMO_PASSWORD, DEMO_PASSWORD_HASH } from '../seed/demo.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

test('a hash matches its password and no other', async () => {
  const stored = await hashPassword('Samudra88');
  expect([await verifyPassword('Samudra88', stored), await verifyPassword('samudra88', stored)]).toEqual([true, false]);
});

test('every character of a password counts, spaces and the last of 72 too', async () => {
  const password = ` ${'a'.repeat(69)} b`;
  const stored = await hashPassword(password);
  const others = [password.trim(), password.slice(0, -1), password.toUpperCase(), ` ${password}`];
  expect(await verifyPassword(password, stored)).toBe(true);
  for (const other of others) expect(await verifyPassword(other, stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('Samudra88')).not.toBe(await hashPassword('Samudra88'));
});

test('the password of the demo accounts is Kelana2027', async () => {
  expect(DEMO_PASSWORD).toBe('Kelana2027');
  expect(await verifyPassword(DEMO_PASSWORD, DEMO_PASSWORD_HASH)).toBe(true);
});
