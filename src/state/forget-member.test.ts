// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readReceipt, saveReceipt } from './booking-receipt';
import { deviceStorage } from './device-storage';
import { endWithPassword, expireSession, sessionState, signIn, signOut, startSession } from './session';
import { storeBooking, storedBookings } from './stored-bookings';

let stop: () => void;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});

afterEach(() => stop?.());

/** Signs in or out as another tab does. */
function setTokenInOtherTab(token: string | null) {
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.token' }));
}

const receipt = { tourId: 17, code: 'KLN-7F3K9Q', message: '', tour: '', from: '', to: '', guestCount: 2, total: null };

function storeMemberData() {
  saveReceipt(receipt, 'abc');
  for (const key of ['chat', 'form.sign-in', 'recovery-sent', 'form.edit-profile', 'form-owner.edit-profile'])
    sessionStorage.setItem(`kelana.${key}`, 'of a member');
  sessionStorage.setItem('kelana.booking-drafts', 'typed');
}

test.each([
  ['here', () => signOut()],
  ['by a new password', () => endWithPassword('abc')],
  ['in another tab', () => setTokenInOtherTab(null)],
])(
  'signing out %s removes the receipt, the email address and the profile draft, and keeps booking drafts',
  (_where, endSession) => {
    stop = startSession();
    signIn('abc');
    storeMemberData();
    endSession();
    expect({ ...sessionStorage }).toEqual({ 'kelana.booking-drafts': 'typed' });
    expect(readReceipt(17, sessionState.token)).toBeNull();
  },
);

test('a sign-in after an expired session and a reload removes the data of the previous member', async () => {
  stop = startSession();
  signIn('abc');
  storeMemberData();
  expireSession('abc');
  stop();
  vi.resetModules();
  const reloaded = await import('./session');
  stop = reloaded.startSession();
  expect(Object.keys(sessionStorage)).toHaveLength(7);
  reloaded.signIn('def');
  expect(Object.keys(sessionStorage).sort()).toEqual([
    'kelana.booking-drafts',
    'kelana.form-owner.edit-profile',
    'kelana.form.edit-profile',
  ]);
});

test('only a sign-out in this tab removes the reservations stored on this device', () => {
  stop = startSession();
  const trip = { ...receipt, from: '2027-04-17', to: '2027-04-26' };
  storeBooking(trip, '2026-11-21');
  signIn('abc');
  expireSession('abc');
  expect(storedBookings('2026-11-21')).toHaveLength(1);
  signIn('abc');
  signOut();
  expect(storedBookings('2026-11-21')).toEqual([]);
});

test('an expired session keeps the receipt until another session begins', () => {
  stop = startSession();
  signIn('abc');
  saveReceipt(receipt, 'abc');
  expireSession('abc');
  expect(readReceipt(17, 'abc')).toEqual(receipt);
  signIn('abc');
  expect(readReceipt(17, 'abc')).toEqual(receipt);
  setTokenInOtherTab('xyz');
  expect(sessionStorage.getItem('kelana.booking-receipt')).toBeNull();
  expect(readReceipt(17, 'xyz')).toBeNull();
});

test('a sign-out removes every entry of a member in the table, and no other', () => {
  stop = startSession();
  signIn('abc');
  const rows = Object.values(deviceStorage).filter(({ storage }) => storage !== 'cookie');
  for (const { key, storage } of rows) if (key !== 'kelana.token') window[storage as 'localStorage'].setItem(key, 'x');
  signOut();
  const remaining = rows.filter(({ key, storage }) => window[storage as 'localStorage'].getItem(key) !== null);
  expect(remaining.length).toBeGreaterThan(10);
  expect(new Set(remaining.map(({ owner }) => owner))).toEqual(new Set(['device']));
  const removed = rows.filter((row) => !remaining.includes(row)).map(({ key }) => key);
  const temporary = ['kelana.session-end'];
  expect(removed.sort()).toEqual(
    [...rows.flatMap(({ key, owner }) => (owner === 'member' ? key : [])), ...temporary].sort(),
  );
});
