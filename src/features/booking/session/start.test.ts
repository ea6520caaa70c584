// @vitest-environment jsdom
import type { Profile } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LocationName } from '@/data/location-names';
import { useLocationNames } from '@/data/location-names';
import { useProfile } from '@/data/operations/user';
import { sessionState, signIn } from '@/state/session';
import { bookingTour, departure, filledValues, storeDraft } from '../../../../tests/support/booking-fixture';
import { noProfile, withoutProfile } from './profile-values';
import { storeSeenPrices } from './seen-prices';
import { completeStart, initialState, readStart, type Start, useInitialBooking } from './start';

vi.mock('@/data/operations/user');
vi.mock('@/data/location-names');
vi.mock('next/router', () => ({ useRouter: () => ({ query: { id: '17' } }) }));

const tour = { id: 17, capacity: 28 };
const NOW = Date.UTC(2026, 10, 21);

const mockProfile = (profile?: Partial<Profile>, error?: object) =>
  vi.mocked(useProfile).mockReturnValue({ data: profile, error } as ReturnType<typeof useProfile>);

const mockCity = (city: LocationName) =>
  vi.mocked(useLocationNames).mockReturnValue({ city } as ReturnType<typeof useLocationNames>);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  mockProfile();
  mockCity({ state: 'blank' });
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => void vi.useRealTimers());

test('without a draft the URL sets the date and the party, and a price seen in this tab is known again', () => {
  const query = { id: '17', itinerary: '170709', pax: '3' };
  const start = readStart(tour, query, NOW);
  expect(start).toMatchObject({ savedAt: null, seenPrices: undefined, intent: { sent: null } });
  expect(start.values).toMatchObject({ itinerary_id: '170709', pax: { adult: 3 } });
  const { values } = readStart(tour, { itinerary: '-4', pax: 'many' }, NOW);
  expect(values).toMatchObject({ itinerary_id: '', pax: { adult: 1 } });
  storeSeenPrices('170709', { price: 25_900_000 });
  expect(readStart(tour, query, NOW).seenPrices).toEqual({ price: 25_900_000 });
});

test('a draft is restored with its key and the seen price', () => {
  storeDraft();
  storeSeenPrices('170704', { price: 22_900_000 });
  expect(readStart(tour, { id: '17', itinerary: '170704', pax: '9' }, NOW)).toEqual({
    values: filledValues(),
    intent: { key: 'key-of-the-intent', sent: null },
    seenPrices: { price: 22_900_000 },
    savedAt: NOW,
    prefilled: {},
    missingFields: [],
    cappedTo: null,
  });
});

test('another date in the URL keeps the guests, and its price was not seen', () => {
  storeDraft();
  storeSeenPrices('170704', { price: 22_900_000 });
  const start = readStart(tour, { id: '17', itinerary: '170709' }, NOW);
  expect(start.values.itinerary_id).toBe('170709');
  expect(start.values.passengers).toEqual(filledValues().passengers);
  expect(start.seenPrices).toBeUndefined();
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
  storeDraft(withoutProfile(filledValues(), { first_name: 'Ratna', email: 'Ratna@Kelana.example' }));
  const start = readStart(tour, {}, NOW);
  expect(start.values.contact).toMatchObject({ email: '', first_name: '', last_name: 'Wulandari' });
  const bima = { ...noProfile, first_name: 'Bima', last_name: 'Putra', email: 'bima@kelana.example' };
  const { values: filled, prefilled, missingFields } = completeStart(start, bima);
  expect(filled.contact).toMatchObject({ email: 'bima@kelana.example', first_name: 'Bima', last_name: 'Wulandari' });
  expect(filled.passengers.map((one) => one.first_name)).toEqual(['BIMA', 'dewi']);
  expect([prefilled, missingFields]).toEqual([{ first_name: 'Bima', email: 'bima@kelana.example' }, []]);
});

describe('the state before the first event', () => {
  const withRows = { ...bookingTour, departures: [departure, { ...departure, id: 1, from: '2026-11-20' }] };
  const start = (change: Partial<Start> = {}): Start => ({ ...readStart(tour, {}, NOW), ...change });

  test('has the upcoming departures of the page, marked as not yet fetched by the browser', () => {
    const departures = { rows: [departure], readAt: null, isSettled: false, hasFailed: false };
    expect(initialState(withRows, start()).departures).toEqual(departures);
  });
  test('has no prefilled field, no removed guest, no open list of dates and no unsaved draft', () => {
    const nothing = { isPrefilled: false, removedGuests: [], showsAllDates: false, draft: { isUnsaved: false } };
    expect(initialState(withRows, start())).toMatchObject({ ...nothing, isSending: false, cut: null });
  });
  test('records that the party was reduced, and when the draft was stored', () => {
    const values = { ...filledValues(), itinerary_id: '170704' };
    const state = initialState(withRows, start({ values, cappedTo: 20, savedAt: NOW, seenPrices: { price: null } }));
    expect(state.cut).toEqual({ kind: 'capped', count: 20, itineraryId: '170704' });
    expect(state).toMatchObject({ draft: { savedAt: NOW }, seenPrices: { price: null } });
  });
});

const known = {
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'Ratna@Kelana.example',
  phone: '+62 812-3456-7890',
};
const ratna = { firstName: 'Ratna', lastName: 'Wulandari', email: known.email, phone: '+6281234567890' };
const draftValues = { ...filledValues(), contact: { ...filledValues().contact, phone: known.phone } };

const initialBooking = () => renderHook(() => useInitialBooking(tour)).result;

test('without a draft, or with a draft of typed values, the booking starts at once', () => {
  expect(initialBooking().current?.start.savedAt).toBeNull();
  storeDraft({ values: draftValues });
  expect(initialBooking().current?.start.values).toEqual(draftValues);
});

test('a draft that needs the profile waits for it, and starts complete', async () => {
  storeDraft(withoutProfile(draftValues, known));
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  expect(result.current).toBeNull();
  await act(async () => signIn('ratna'));
  expect(result.current).toBeNull();
  mockProfile(ratna);
  rerender();
  expect(result.current).toMatchObject({ isSignedOut: false, start: { values: draftValues, prefilled: known } });
});

test('a draft that needs the city waits for its name too, and starts without it when it fails to load', async () => {
  storeDraft(withoutProfile(draftValues, { ...known, city: 'Jakarta Utara' }));
  Object.assign(sessionState, { status: 'member' });
  mockProfile({ ...ratna, id_country: 1, id_city: 1019 });
  mockCity({ state: 'loading' });
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  expect(result.current).toBeNull();
  mockCity({ state: 'known', name: 'Jakarta Utara' });
  rerender();
  expect(result.current?.start.values).toEqual(draftValues);
  mockCity({ state: 'unnamed' });
  expect(initialBooking().current?.start.values.contact).toMatchObject({ first_name: 'Ratna', city: '' });
});

test('for a visitor or a failed profile the booking starts without its values and returns the reason', async () => {
  storeDraft(withoutProfile(draftValues, known));
  const asVisitor = initialBooking();
  await act(async () => Object.assign(sessionState, { status: 'visitor' }));
  expect(asVisitor.current).toMatchObject({
    isSignedOut: true,
    start: { values: { contact: { first_name: '', email: '', city: 'Jakarta Utara' } } },
  });
  cleanup();
  Object.assign(sessionState, { status: 'member' });
  mockProfile(undefined, { kind: 'network' });
  expect(initialBooking().current).toMatchObject({
    isSignedOut: false,
    start: { values: { contact: { phone: '' } } },
  });
});

test('a profile that loads later does not restart the booking', async () => {
  storeDraft(withoutProfile(draftValues, known));
  Object.assign(sessionState, { status: 'member' });
  mockProfile(undefined, { kind: 'network' });
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  const first = result.current;
  mockProfile(ratna);
  rerender();
  expect(result.current).toBe(first);
});
