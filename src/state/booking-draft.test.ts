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
])('%s is ignored', (_, text) => {
  sessionStorage.setItem('kelana.booking-drafts', text);
  expect(readDrafts(NOW)).toEqual([]);
});
