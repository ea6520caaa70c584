// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type BookingDraft, readDraft, readDrafts, removeDraft, writeDraft } from './booking-draft';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

const draft = (id: number, overrides: Partial<BookingDraft> = {}): BookingDraft => ({
  tour: { id, title: 'Turki Lengkap', imageUrl: null },
  savedAt: NOW,
  intent: { key: 'key-of-the-intent', sent: null },
  values: { note: 'Dekat jendela' },
  ...overrides,
});

beforeEach(() => sessionStorage.clear());

test('a draft is read back as it was written, and is never in local storage, which outlives the tab', () => {
  expect(writeDraft(draft(17))).toBe(true);
  expect(localStorage.length).toBe(0);
  expect(readDraft(17, NOW)).toEqual(draft(17));
  expect(readDraft(18, NOW)).toBeNull();
});

test('each tour has one draft, the latest first', () => {
  writeDraft(draft(17));
  writeDraft(draft(1, { savedAt: NOW + 1 }));
  writeDraft(draft(17, { savedAt: NOW + 2, values: { note: 'Lantai bawah' } }));
  expect(readDrafts(NOW + 3).map(({ tour, values }) => [tour.id, values])).toEqual([
    [17, { note: 'Lantai bawah' }],
    [1, { note: 'Dekat jendela' }],
  ]);
});

test('a draft is stored for seven days', () => {
  writeDraft(draft(17));
  expect(readDraft(17, NOW + 7 * DAY_MS - 1)).not.toBeNull();
  expect(readDraft(17, NOW + 7 * DAY_MS)).toBeNull();
});

test('removing one draft keeps the others', () => {
  writeDraft(draft(17));
  writeDraft(draft(1));
  removeDraft(17, NOW);
  expect(readDrafts(NOW).map(({ tour }) => tour.id)).toEqual([1]);
});

test.each([
  ['another version', JSON.stringify({ version: 0, drafts: [draft(17)] })],
  ['broken text', '{"version":2,"drafts":['],
  ['drafts that are not a list', JSON.stringify({ version: 2, drafts: 'none' })],
  ['rows of another shape', JSON.stringify({ version: 2, drafts: [null, { tour: { id: 17 } }] })],
])('%s is ignored', (_, text) => {
  sessionStorage.setItem('kelana.booking-drafts', text);
  expect(readDrafts(NOW)).toEqual([]);
});

const sent = { content: 'two guests', isRefused: false, facts: { source: 'web', locale: 'id' } } as const;

test.each<[string, object]>([
  ['an invalid time', { savedAt: 9e15 }],
  ['a tour id that is not a number', { tour: { id: '17', title: 'Turki', imageUrl: null } }],
  ['an impossible tour id', { tour: { id: -1.5, title: 'Turki', imageUrl: null } }],
  ['a picture URL that is not a text', { tour: { id: 17, title: 'Turki', imageUrl: 5 } }],
  ['a key that is not a valid header value', { intent: { key: 'key\n', sent: null } }],
  ['a sent request without content', { intent: { key: 'key', sent: {} } }],
  ['an unknown source', { intent: { key: 'key', sent: { ...sent, facts: { source: 'mail', locale: 'id' } } } }],
  ['prefilled fields that are not a list', { prefilled: 'email' }],
  ['a field name that is not a text', { prefilled: [null] }],
  ['values that are not an object', { values: null }],
])('a draft with %s is dropped, and the others stay', (_, invalidPart) => {
  const invalidDraft = { ...draft(17), ...invalidPart };
  const validDraft = draft(1, { intent: { key: 'key', sent }, prefilled: ['contact.email'] });
  sessionStorage.setItem('kelana.booking-drafts', JSON.stringify({ version: 2, drafts: [invalidDraft, validDraft] }));
  expect(readDrafts(NOW)).toEqual([validDraft]);
});
