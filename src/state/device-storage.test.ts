// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../../public/locales/en/privacy.json';
import id from '../../public/locales/id/privacy.json';
import { receipt } from '../../tests/support/booking-fixture';
import { readReceipt, saveReceipt } from './booking-receipt';
import { clearStored, deviceStorage, readStored, storedKey, writeCookie, writeStored } from './device-storage';
import { endWithPassword, expireSession, sessionState, signIn, signOut, startSession } from './session';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});

test('a value is stored until it is replaced by null', () => {
  expect(writeStored('signInNote', '1')).toBe(true);
  expect(readStored('signInNote')).toBe('1');
  expect(sessionStorage.getItem('kelana.sign-in-note')).toBe('1');
  expect(writeStored('signInNote', null)).toBe(true);
  expect(readStored('signInNote')).toBe(null);
});

test('a family of keys has an entry for each of its parts', () => {
  writeStored(['visaTicks', 7], 'a');
  writeStored(['visaTicks', 8], 'b');
  expect({ ...localStorage }).toEqual({ 'kelana.visa.7': 'a', 'kelana.visa.8': 'b' });
  expect(readStored(['visaTicks', 7])).toBe('a');
  expect(storedKey(['formDrafts', 'contact'])).toBe('kelana.form.contact');
});

test('a full storage is reported, not thrown, and a blocked one reads as null', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeStored('tourLists', '1')).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect([readStored('tourLists'), writeStored('tourLists', '1')]).toEqual([null, false]);
});

test('clearStored clears both storages', () => {
  writeStored('tourLists', '1');
  writeStored('signInNote', '1');
  clearStored();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the language is stored in the cookie that the server reads', () => {
  writeCookie('language', 'en');
  expect(document.cookie).toBe('NEXT_LOCALE=en');
});

// The entries that each sentence in the list of the privacy page is about.
const booking = ['bookingReceipt', 'bookingDrafts', 'seenPrices'];
const account = [
  'signInDraft',
  'sentLink',
  'profileDraft',
  'profileDraftOwner',
  'tripRequestDraft',
  'signInNote',
  'linkToken',
];
const ofTheTab = [...booking, ...account, 'chatConversation', 'chatGuest', 'formDrafts', 'formReceipts'];
const technical = ['chunkReload', 'scrollPositions'];
const lists = ['tourLists', 'recentSearches', 'tripPlan'];
const sentences = [
  ['language'],
  ['token', 'sessionEnd'],
  ofTheTab,
  ['visaTicks'],
  lists,
  ['storedBookings'],
  ['offlineTrips'],
  ['returnPath'],
  technical,
];

test('the privacy page names every entry, in both languages, and how long it is stored', () => {
  expect(sentences.flat().sort()).toEqual(Object.keys(deviceStorage).sort());
  for (const [, list] of [id.sections.device.body, en.sections.device.body])
    expect(list).toHaveLength(sentences.length);
  // The page promises that these entries are removed with the tab.
  for (const name of [...ofTheTab, ...technical]) {
    const { storage } = deviceStorage[name as keyof typeof deviceStorage];
    expect([name, storage]).toEqual([name, 'sessionStorage']);
  }
});

let stop: () => void;

afterEach(() => stop?.());

/** Signs in or out as another tab does. */
function setTokenInOtherTab(token: string | null) {
  if (token === null) localStorage.removeItem('kelana.token');
  else localStorage.setItem('kelana.token', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.token' }));
}

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

test('only a sign-out in this tab removes the reservations that an earlier release stored on this device', () => {
  stop = startSession();
  localStorage.setItem('kelana.bookings', '{}');
  signIn('abc');
  expireSession('abc');
  expect(readStored('storedBookings')).toBe('{}');
  signIn('abc');
  signOut();
  expect(readStored('storedBookings')).toBeNull();
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
  const rows = Object.values(deviceStorage).filter(({ storage }) => /Storage$/.test(storage));
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
