// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type BookingDraft, writeDraft } from '@/state/booking-draft';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { begin } from './begin';

const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => sessionStorage.clear());

function keepDraft(more: Partial<BookingDraft> = {}) {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: NOW,
    intent: { key: 'key-of-the-intent', sent: null },
    seenPrice: 22_900_000,
    values: filledValues(),
    ...more,
  });
}

test('without a draft the address decides', () => {
  const beginning = begin(17, { id: '17', itinerary: '170709', pax: '3' }, NOW);
  expect(beginning).toMatchObject({ savedAt: null, seenPrice: undefined, intent: { sent: null } });
  expect(beginning.values).toMatchObject({ itinerary_id: '170709', pax: { adult: 3 } });
});

test('a draft comes back with its key and the price that was seen', () => {
  keepDraft();
  expect(begin(17, { id: '17', itinerary: '170704', pax: '9' }, NOW)).toEqual({
    values: filledValues(),
    intent: { key: 'key-of-the-intent', sent: null },
    seenPrice: 22_900_000,
    savedAt: NOW,
    prefilled: {},
    isCapped: false,
  });
});

test('another date in the address keeps the guests and forgets the price', () => {
  keepDraft();
  const beginning = begin(17, { id: '17', itinerary: '170709' }, NOW);
  expect(beginning.values.itinerary_id).toBe('170709');
  expect(beginning.values.passengers).toEqual(filledValues().passengers);
  expect(beginning.seenPrice).toBeUndefined();
});

test('more adults than one booking takes are cut, and the beginning says so', () => {
  const { values, isCapped } = begin(17, { pax: '99' }, NOW);
  expect([values.pax.adult, isCapped]).toEqual([20, true]);
  expect(begin(17, { pax: '20' }, NOW).isCapped).toBe(false);
});

test('a draft knows which of its contact came from a profile', () => {
  keepDraft({ prefilled: ['email', 'city'] });
  expect(begin(17, {}, NOW).prefilled).toEqual({ email: 'Ratna@Kelana.example' });
});

test('an address that names nonsense asks for nothing', () => {
  const { values } = begin(17, { itinerary: '-4', pax: 'many' }, NOW);
  expect(values).toMatchObject({ itinerary_id: '', pax: { adult: 2 } });
});
