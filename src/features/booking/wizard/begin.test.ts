// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type BookingDraft, writeDraft } from '@/state/booking-draft';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { begin, filledIn } from './begin';

const tour = { id: 17, capacity: 28 };
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
  const beginning = begin(tour, { id: '17', itinerary: '170709', pax: '3' }, NOW);
  expect(beginning).toMatchObject({ savedAt: null, seenPrice: undefined, intent: { sent: null } });
  expect(beginning.values).toMatchObject({ itinerary_id: '170709', pax: { adult: 3 } });
});

test('a draft comes back with its key and the price that was seen', () => {
  keepDraft();
  expect(begin(tour, { id: '17', itinerary: '170704', pax: '9' }, NOW)).toEqual({
    values: filledValues(),
    intent: { key: 'key-of-the-intent', sent: null },
    seenPrice: 22_900_000,
    savedAt: NOW,
    prefilled: {},
    gaps: [],
    cappedTo: null,
  });
});

test('another date in the address keeps the guests and forgets the price', () => {
  keepDraft();
  const beginning = begin(tour, { id: '17', itinerary: '170709' }, NOW);
  expect(beginning.values.itinerary_id).toBe('170709');
  expect(beginning.values.passengers).toEqual(filledValues().passengers);
  expect(beginning.seenPrice).toBeUndefined();
});

test('more adults than one booking takes are cut, and the beginning says so', () => {
  const { values, cappedTo } = begin(tour, { pax: '99' }, NOW);
  expect([values.pax.adult, cappedTo]).toEqual([20, 20]);
  expect(begin(tour, { pax: '20' }, NOW).cappedTo).toBeNull();
  const small = begin({ ...tour, capacity: 16 }, { pax: '20' }, NOW);
  expect([small.values.pax.adult, small.cappedTo]).toEqual([16, 16]);
  // The default of two guests is not a request, so no notice is shown.
  expect(begin({ ...tour, capacity: 1 }, {}, NOW)).toMatchObject({ values: { pax: { adult: 1 } }, cappedTo: null });
});

test('what a draft left out for the profile is filled in from whoever is signed in', () => {
  const values = filledValues();
  keepDraft({
    prefilled: ['contact.email', 'contact.first_name', 'passengers.0.first_name'],
    values: {
      ...values,
      contact: { ...values.contact, email: '', first_name: '' },
      passengers: values.passengers.map((one, index) => (index === 0 ? { ...one, first_name: '' } : one)),
    },
  });
  const beginning = begin(tour, {}, NOW);
  expect(beginning.values.contact).toMatchObject({ email: '', first_name: '', last_name: 'Wulandari' });
  const bima = {
    first_name: 'Bima',
    last_name: 'Putra',
    email: 'bima@kelana.example',
    phone: '',
    city: '',
    dob: '',
  };
  const { values: filled, prefilled, gaps } = filledIn(beginning, bima);
  expect(filled.contact).toMatchObject({ email: 'bima@kelana.example', first_name: 'Bima', last_name: 'Wulandari' });
  expect(filled.passengers.map((one) => one.first_name)).toEqual(['BIMA', 'dewi']);
  expect([prefilled, gaps]).toEqual([{ first_name: 'Bima', email: 'bima@kelana.example' }, []]);
});

test('an address that names nonsense asks for nothing', () => {
  const { values } = begin(tour, { itinerary: '-4', pax: 'many' }, NOW);
  expect(values).toMatchObject({ itinerary_id: '', pax: { adult: 2 } });
});
