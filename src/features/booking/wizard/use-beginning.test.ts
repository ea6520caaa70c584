// @vitest-environment jsdom
import type { Profile } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlaceName } from '@/hooks/master/place-name';
import { usePlaceNames } from '@/hooks/master/use-place-names';
import { useProfile } from '@/hooks/user/use-profile';
import { writeDraft } from '@/state/booking-draft';
import { sessionState, signIn } from '@/state/session';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { type Prefilled, withoutProfile } from './prefilled';
import { useBeginning } from './use-beginning';

vi.mock('@/hooks/user/use-profile');
vi.mock('@/hooks/master/use-place-names');
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

const answer = (profile?: Partial<Profile>, error?: object) =>
  vi.mocked(useProfile).mockReturnValue({ data: profile, error } as ReturnType<typeof useProfile>);

const answerCity = (city: PlaceName) =>
  vi.mocked(usePlaceNames).mockReturnValue({ city } as ReturnType<typeof usePlaceNames>);

beforeEach(() => {
  answer();
  answerCity({ state: 'blank' });
  Object.assign(sessionState, { status: 'unknown', token: null, endedBy: null });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

function keepDraft(prefilled: Prefilled) {
  writeDraft({
    tour: { id: 17, title: 'Turki Lengkap', imageUrl: null },
    savedAt: Date.now(),
    intent: { key: 'key-of-the-intent', sent: null },
    ...withoutProfile(values, prefilled),
  });
}

const beginning = () => renderHook(() => useBeginning(tour)).result;

test('without a draft, or with a typed one, nobody waits', () => {
  expect(beginning().current?.beginning.savedAt).toBeNull();
  keepDraft({});
  expect(beginning().current?.beginning.values).toEqual(values);
});

test('a draft that lacks the profile waits for it, and begins whole', async () => {
  keepDraft(known);
  const { result, rerender } = renderHook(() => useBeginning(tour));
  expect(result.current).toBeNull();
  await act(async () => signIn('ratna'));
  expect(result.current).toBeNull();
  answer(ratna);
  rerender();
  expect(result.current).toMatchObject({ missing: null, beginning: { values, prefilled: known } });
});

test('a draft that lacks the city waits for its name too, and begins without one that cannot be had', async () => {
  keepDraft({ ...known, city: 'Jakarta Utara' });
  Object.assign(sessionState, { status: 'member' });
  answer({ ...ratna, id_country: 1, id_city: 1019 });
  answerCity({ state: 'loading' });
  const { result, rerender } = renderHook(() => useBeginning(tour));
  expect(result.current).toBeNull();
  answerCity({ state: 'known', name: 'Jakarta Utara' });
  rerender();
  expect(result.current?.beginning.values).toEqual(values);
  answerCity({ state: 'unnamed' });
  expect(beginning().current?.beginning.values.contact).toMatchObject({ first_name: 'Ratna', city: '' });
});

test('it begins without what is missing for a visitor, and where the profile fails, and says which', async () => {
  keepDraft(known);
  const asVisitor = beginning();
  await act(async () => Object.assign(sessionState, { status: 'visitor' }));
  expect(asVisitor.current).toMatchObject({
    missing: 'visitor',
    beginning: { values: { contact: { first_name: '', email: '', city: 'Jakarta Utara' } } },
  });
  cleanup();
  Object.assign(sessionState, { status: 'member' });
  answer(undefined, { kind: 'network' });
  expect(beginning().current).toMatchObject({ missing: 'failed', beginning: { values: { contact: { phone: '' } } } });
});

test('a profile that answers later does not begin anew', async () => {
  keepDraft(known);
  Object.assign(sessionState, { status: 'member' });
  answer(undefined, { kind: 'network' });
  const { result, rerender } = renderHook(() => useBeginning(tour));
  const first = result.current;
  answer(ratna);
  rerender();
  expect(result.current).toBe(first);
});
