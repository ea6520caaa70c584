// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { type BookingDraft, readDraft, readDrafts, removeDraft, writeDraft } from './booking-draft';

const DAY_MS = 86_400_000;
const NOW = Date.UTC(2026, 10, 21);

const draft = (id: number, more: Partial<BookingDraft> = {}): BookingDraft => ({
  tour: { id, title: 'Turki Lengkap', imageUrl: null },
  savedAt: NOW,
  intent: { key: 'key-of-the-intent', sent: null },
  values: { note: 'Dekat jendela' },
  ...more,
});

beforeEach(() => sessionStorage.clear());

test('a draft is read back as it was written', () => {
  expect(writeDraft(draft(17))).toBe(true);
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

test('a draft is kept for seven days', () => {
  writeDraft(draft(17));
  expect(readDraft(17, NOW + 7 * DAY_MS - 1)).not.toBeNull();
  expect(readDraft(17, NOW + 7 * DAY_MS)).toBeNull();
});

test('a removed draft leaves the others', () => {
  writeDraft(draft(17));
  writeDraft(draft(1));
  removeDraft(17, NOW);
  expect(readDrafts(NOW).map(({ tour }) => tour.id)).toEqual([1]);
});

test.each([
  ['another version', JSON.stringify({ version: 0, drafts: [draft(17)] })],
  ['broken text', '{"version":2,"drafts":['],
  ['no list', JSON.stringify({ version: 2, drafts: 'none' })],
  [
    'a list of prefilled fields that is none',
    JSON.stringify({ version: 2, drafts: [{ ...draft(17), prefilled: 'email' }] }),
  ],
  ['rows of another shape', JSON.stringify({ version: 2, drafts: [null, { tour: { id: 17 } }] })],
])('%s is ignored', (_, text) => {
  sessionStorage.setItem('kelana.booking-drafts', text);
  expect(readDrafts(NOW)).toEqual([]);
});

const sent = { content: 'two guests', isRefused: false, facts: { source: 'web', locale: 'id' } } as const;

test.each<[string, object]>([
  ['a time that is no date', { savedAt: 9e15 }],
  ['a time long ago', { savedAt: -9e15 }],
  ['a time that is no number', { savedAt: null }],
  ['a tour without a number', { tour: { id: '17', title: 'Turki', imageUrl: null } }],
  ['a tour that cannot be', { tour: { id: -1.5, title: 'Turki', imageUrl: null } }],
  ['a picture that is no address', { tour: { id: 17, title: 'Turki', imageUrl: 5 } }],
  ['a key no header can bear', { intent: { key: 'key\n', sent: null } }],
  ['a send without its content', { intent: { key: 'key', sent: {} } }],
  ['a send of unknown facts', { intent: { key: 'key', sent: { ...sent, facts: { source: 'mail', locale: 'id' } } } }],
  ['a price that is no number', { seenPrice: '22900000' }],
  ['a field name that is none', { prefilled: [null] }],
  ['values that are none', { values: null }],
])('a draft with %s is dropped, the others are kept', (_, damage) => {
  const damaged = { ...draft(17), ...damage };
  const sound = draft(1, { intent: { key: 'key', sent }, seenPrice: null, prefilled: ['contact.email'] });
  sessionStorage.setItem('kelana.booking-drafts', JSON.stringify({ version: 2, drafts: [damaged, sound] }));
  expect(readDrafts(NOW)).toEqual([sound]);
});

test('drafts are never in local storage, which outlives the tab', () => {
  writeDraft(draft(17));
  expect(localStorage.length).toBe(0);
});

test('a blocked storage is reported and throws nothing', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(writeDraft(draft(17))).toBe(false);
  expect(readDraft(17, NOW)).toBeNull();
});
