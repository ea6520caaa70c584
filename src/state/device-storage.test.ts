// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import en from '../../public/locales/en/privacy.json';
import id from '../../public/locales/id/privacy.json';
import { clearStored, deviceStorage, readStored, storedKey, writeCookie, writeStored } from './device-storage';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
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

// The index of the sentence about each entry in the list of the privacy page.
const sentenceIndexes: Record<keyof typeof deviceStorage, number | 'technical'> = {
  language: 0,
  token: 1,
  sessionEnd: 1,
  bookingReceipt: 2,
  chatConversation: 2,
  chatGuest: 2,
  signInDraft: 2,
  sentLink: 2,
  profileDraft: 2,
  profileDraftOwner: 2,
  bookingDrafts: 2,
  seenPrices: 2,
  formDrafts: 2,
  formReceipts: 2,
  signInNote: 2,
  linkToken: 2,
  visaTicks: 3,
  tourLists: 4,
  recentSearches: 4,
  storedBookings: 5,
  returnPath: 6,
  chunkReload: 7,
  scrollPositions: 7,
};

test('the privacy page names every entry, in both languages, and how long it is stored', () => {
  expect(Object.keys(sentenceIndexes).sort()).toEqual(Object.keys(deviceStorage).sort());
  const indexes = new Set(Object.values(sentenceIndexes).filter((index) => index !== 'technical'));
  for (const [, list] of [id.sections.device.body, en.sections.device.body]) {
    expect(list).toHaveLength(indexes.size);
  }
  for (const [name, index] of Object.entries(sentenceIndexes)) {
    const { storage } = deviceStorage[name as keyof typeof deviceStorage];
    // The page promises that the entries of these sentences are removed with the tab.
    if (index === 2 || index === 7) expect([name, storage]).toEqual([name, 'sessionStorage']);
  }
});
