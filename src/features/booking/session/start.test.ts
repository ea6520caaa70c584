// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BookingDraft, writeDraft } from '@/state/booking-draft';
import { storeSeenPrice } from '@/state/seen-prices';
import { bookingTour, departure, filledValues } from '../../../../tests/support/booking-fixture';
import { noProfile } from './profile-values';
import { completeStart, initialState, readStart, type Start } from './start';

const tour = { id: 17, capacity: 28 };
const NOW = Date.UTC(2026, 10, 21);

beforeEach(() => sessionStorage.clear());

function storeDraft(change: Partial<BookingDraft> = {}) {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: NOW,
    intent: { key: 'key-of-the-intent', sent: null },
    values: filledValues(),
    ...change,
  });
}

test('without a draft the URL sets the date and the party', () => {
  const start = readStart(tour, { id: '17', itinerary: '170709', pax: '3' }, NOW);
  expect(start).toMatchObject({ savedAt: null, seenPrice: undefined, intent: { sent: null } });
  expect(start.values).toMatchObject({ itinerary_id: '170709', pax: { adult: 3 } });
});

test('a price seen in this tab is known again after a reload, also when nothing was typed', () => {
  storeSeenPrice('170709', 25_900_000);
  expect(readStart(tour, { id: '17', itinerary: '170709', pax: '2' }, NOW).seenPrice).toBe(25_900_000);
});

test('a draft is restored with its key and the seen price', () => {
  storeDraft();
  storeSeenPrice('170704', 22_900_000);
  expect(readStart(tour, { id: '17', itinerary: '170704', pax: '9' }, NOW)).toEqual({
    values: filledValues(),
    intent: { key: 'key-of-the-intent', sent: null },
    seenPrice: 22_900_000,
    savedAt: NOW,
    prefilled: {},
    missingFields: [],
    cappedTo: null,
  });
});

test('another date in the URL keeps the guests, and its price was not seen', () => {
  storeDraft();
  storeSeenPrice('170704', 22_900_000);
  const start = readStart(tour, { id: '17', itinerary: '170709' }, NOW);
  expect(start.values.itinerary_id).toBe('170709');
  expect(start.values.passengers).toEqual(filledValues().passengers);
  expect(start.seenPrice).toBeUndefined();
});

test('more adults than one booking allows are reduced to the limit, and the result says so', () => {
  const { values, cappedTo } = readStart(tour, { pax: '99' }, NOW);
  expect([values.pax.adult, cappedTo]).toEqual([20, 20]);
  expect(readStart(tour, { pax: '20' }, NOW).cappedTo).toBeNull();
  const small = readStart({ ...tour, capacity: 16 }, { pax: '20' }, NOW);
  expect([small.values.pax.adult, small.cappedTo]).toEqual([16, 16]);
  // The default of two guests is not a request, so no notice is shown.
  expect(readStart({ ...tour, capacity: 1 }, {}, NOW)).toMatchObject({ values: { pax: { adult: 1 } }, cappedTo: null });
});

test('profile fields that a draft left out are filled in from the signed-in member', () => {
  const values = filledValues();
  storeDraft({
    prefilled: ['contact.email', 'contact.first_name', 'passengers.0.first_name'],
    values: {
      ...values,
      contact: { ...values.contact, email: '', first_name: '' },
      passengers: values.passengers.map((one, index) => (index === 0 ? { ...one, first_name: '' } : one)),
    },
  });
  const start = readStart(tour, {}, NOW);
  expect(start.values.contact).toMatchObject({ email: '', first_name: '', last_name: 'Wulandari' });
  const bima = {
    first_name: 'Bima',
    last_name: 'Putra',
    email: 'bima@kelana.example',
    phone: '',
    city: '',
    dob: '',
  };
  const { values: filled, prefilled, missingFields } = completeStart(start, bima);
  expect(filled.contact).toMatchObject({ email: 'bima@kelana.example', first_name: 'Bima', last_name: 'Wulandari' });
  expect(filled.passengers.map((one) => one.first_name)).toEqual(['BIMA', 'dewi']);
  expect([prefilled, missingFields]).toEqual([{ first_name: 'Bima', email: 'bima@kelana.example' }, []]);
});

test('invalid values in the URL are ignored', () => {
  const { values } = readStart(tour, { itinerary: '-4', pax: 'many' }, NOW);
  expect(values).toMatchObject({ itinerary_id: '', pax: { adult: 2 } });
});

describe('the state before the first event', () => {
  const withRows = { ...bookingTour, departures: [departure, { ...departure, id: 1, from: '2026-11-20' }] };
  const start = (change: Partial<Start> = {}): Start => ({ ...readStart(tour, {}, NOW), ...change });
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
  afterEach(() => void vi.useRealTimers());

  test('has the upcoming departures of the page, marked as not yet fetched by the browser', () => {
    expect(initialState(withRows, start()).departures).toEqual({
      rows: [departure],
      readAt: null,
      isSettled: false,
      hasFailed: false,
    });
  });
  test('has no failure, no problem and no request under way', () => {
    const { values: _, departures: __, intent: ___, ...facts } = initialState(withRows, start());
    expect(facts).toEqual({
      isRequestedTripChecked: false,
      cut: null,
      seenPrice: undefined,
      isSending: false,
      failure: null,
      profile: noProfile,
      filledFor: null,
      prefilled: {},
      isPrefilled: false,
      followers: ['title', 'first_name', 'last_name'],
      returnTo: null,
      removedGuests: [],
      openGuest: null,
      guestOrder: 0,
      showsAllDates: false,
      problems: null,
      acceptedPrice: null,
      draft: { savedAt: null, isUnsaved: false },
    });
  });
  test('records that the party was reduced, and when the draft was stored', () => {
    const values = { ...filledValues(), itinerary_id: '170704' };
    const state = initialState(withRows, start({ values, cappedTo: 20, savedAt: NOW, seenPrice: null }));
    expect(state.cut).toEqual({ kind: 'capped', count: 20, itineraryId: '170704' });
    expect(state).toMatchObject({ draft: { savedAt: NOW }, seenPrice: null });
  });
});

test('a draft of another tour is ignored', () => {
  storeDraft({ tour: { id: 18, title: 'Jepang', imageUrl: null } });
  expect(readStart(tour, {}, NOW).savedAt).toBeNull();
});
