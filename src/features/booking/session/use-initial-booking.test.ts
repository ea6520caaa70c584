// @vitest-environment jsdom
import type { Profile } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LocationName } from '@/hooks/master/location-name';
import { useLocationNames } from '@/hooks/master/use-location-names';
import { useProfile } from '@/hooks/user/use-profile';
import { writeDraft } from '@/state/booking-draft';
import { sessionState, signIn } from '@/state/session';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { type Prefilled, withoutProfile } from './profile-values';
import { useInitialBooking } from './use-initial-booking';

vi.mock('@/hooks/user/use-profile');
vi.mock('@/hooks/master/use-location-names');
vi.mock('next/router', () => ({ useRouter: () => ({ query: { id: '17' } }) }));

const tour = { id: 17, capacity: 28 };
const known = {
  first_name: 'Ratna',
  last_name: 'Wulandari',
  email: 'Ratna@Kelana.example',
  phone: '+62 812-3456-7890',
};
const ratna = { firstName: 'Ratna', lastName: 'Wulandari', email: known.email, phone: '+6281234567890' };
const values = { ...filledValues(), contact: { ...filledValues().contact, phone: known.phone } };

const mockProfile = (profile?: Partial<Profile>, error?: object) =>
  vi.mocked(useProfile).mockReturnValue({ data: profile, error } as ReturnType<typeof useProfile>);

const mockCity = (city: LocationName) =>
  vi.mocked(useLocationNames).mockReturnValue({ city } as ReturnType<typeof useLocationNames>);

beforeEach(() => {
  mockProfile();
  mockCity({ state: 'blank' });
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function storeDraft(prefilled: Prefilled) {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: null },
    ...withoutProfile(values, prefilled),
  });
}

const initialBooking = () => renderHook(() => useInitialBooking(tour)).result;

test('without a draft, or with a draft of typed values, the booking starts at once', () => {
  expect(initialBooking().current?.start.savedAt).toBeNull();
  storeDraft({});
  expect(initialBooking().current?.start.values).toEqual(values);
});

test('a draft that needs the profile waits for it, and starts complete', async () => {
  storeDraft(known);
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  expect(result.current).toBeNull();
  await act(async () => signIn('ratna'));
  expect(result.current).toBeNull();
  mockProfile(ratna);
  rerender();
  expect(result.current).toMatchObject({ missingProfile: null, start: { values, prefilled: known } });
});

test('a draft that needs the city waits for its name too, and starts without it when it fails to load', async () => {
  storeDraft({ ...known, city: 'Jakarta Utara' });
  Object.assign(sessionState, { status: 'member' });
  mockProfile({ ...ratna, id_country: 1, id_city: 1019 });
  mockCity({ state: 'loading' });
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  expect(result.current).toBeNull();
  mockCity({ state: 'known', name: 'Jakarta Utara' });
  rerender();
  expect(result.current?.start.values).toEqual(values);
  mockCity({ state: 'unnamed' });
  expect(initialBooking().current?.start.values.contact).toMatchObject({ first_name: 'Ratna', city: '' });
});

test('for a visitor or a failed profile the booking starts without its values and returns the reason', async () => {
  storeDraft(known);
  const asVisitor = initialBooking();
  await act(async () => Object.assign(sessionState, { status: 'visitor' }));
  expect(asVisitor.current).toMatchObject({
    missingProfile: 'visitor',
    start: { values: { contact: { first_name: '', email: '', city: 'Jakarta Utara' } } },
  });
  cleanup();
  Object.assign(sessionState, { status: 'member' });
  mockProfile(undefined, { kind: 'network' });
  expect(initialBooking().current).toMatchObject({
    missingProfile: 'failed',
    start: { values: { contact: { phone: '' } } },
  });
});

test('a profile that loads later does not restart the booking', async () => {
  storeDraft(known);
  Object.assign(sessionState, { status: 'member' });
  mockProfile(undefined, { kind: 'network' });
  const { result, rerender } = renderHook(() => useInitialBooking(tour));
  const first = result.current;
  mockProfile(ratna);
  rerender();
  expect(result.current).toBe(first);
});
