// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { receipt } from '../../tests/support/booking-fixture';

/** Loads the module as a new page does. */
async function load() {
  vi.resetModules();
  return import('./booking-receipt');
}

beforeEach(() => sessionStorage.clear());

test('the last booking of a tour is read back, also after a reload', async () => {
  const { saveReceipt } = await load();
  saveReceipt(receipt, null);
  const { readReceipt } = await load();
  expect(readReceipt(17, null)).toEqual(receipt);
  expect(readReceipt(18, null)).toBeNull();
});

test('a full storage that still holds an earlier booking does not hide the latest', async () => {
  const { saveReceipt, readReceipt } = await load();
  saveReceipt({ ...receipt, code: 'KLN-EARLIER' }, null);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  saveReceipt(receipt, null);
  expect(readReceipt(17, null)).toEqual(receipt);
});

test('only the session that booked can read the receipt, also after a reload, without a stored token', async () => {
  const { saveReceipt, readReceipt } = await load();
  saveReceipt(receipt, 'token-of-ratna');
  expect(sessionStorage.getItem('kelana.booking-receipt')).not.toContain('token-of-ratna');
  expect(readReceipt(17, 'token-of-ratna')).toEqual(receipt);
  expect([readReceipt(17, 'token-of-bima'), readReceipt(17, null)]).toEqual([null, null]);
  const reloaded = await load();
  expect(reloaded.readReceipt(17, 'token-of-bima')).toBeNull();
  expect(reloaded.readReceipt(17, 'token-of-ratna')).toEqual(receipt);
});
