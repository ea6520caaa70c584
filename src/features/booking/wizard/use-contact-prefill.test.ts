// @vitest-environment jsdom
import type { Profile } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PlaceName } from '@/hooks/master/place-name';
import { usePlaceNames } from '@/hooks/master/use-place-names';
import { useProfile } from '@/hooks/user/use-profile';
import { expireSession, sessionState, signIn, signOut } from '@/state/session';
import type { BookingValues } from '../forms/booking-values';
import { startValues } from '../forms/start-values';
import { freshIntent } from './intent';
import { type Prefilled, withoutProfile } from './prefilled';
import { useContactPrefill } from './use-contact-prefill';

vi.mock('@/hooks/user/use-profile');
vi.mock('@/hooks/master/use-place-names');
vi.mock('next/router', () => ({ useRouter: () => ({ query: {} }) }));

const ratna = { firstName: 'Ratna', lastName: 'Wulandari', email: 'ratna@kelana.example', phone: '+6281200000001' };
const bima = { firstName: 'Bima', lastName: '', email: 'bima@kelana.example', phone: null };

const answer = (profile?: Partial<Profile>, error?: object) =>
  vi.mocked(useProfile).mockReturnValue({ data: profile, error } as ReturnType<typeof useProfile>);

const answerCity = (city: PlaceName) =>
  vi.mocked(usePlaceNames).mockReturnValue({ city } as ReturnType<typeof usePlaceNames>);

beforeEach(() => {
  answer();
  answerCity({ state: 'blank' });
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** A form with a contact, of which `prefilled` came from a profile when the draft was kept. */
function contactOf(typed: Partial<BookingValues['contact']> = {}, prefilled: Prefilled = {}, more: object = {}) {
  const start = startValues({ itineraryId: null, adults: null });
  const kept = { intent: freshIntent(), seenPrice: null, isOpen: true, prefilled };
  const draft = { kept: () => kept, keep: (change: object) => Object.assign(kept, change) };
  const { result, rerender } = renderHook(() => {
    const contact = { ...start.contact, ...typed };
    const form = useForm<BookingValues>({ defaultValues: { ...start, ...more, contact } });
    return { form, isPrefilled: useContactPrefill(form, draft) };
  });
  const become = (token: string, profile?: Partial<Profile>, error?: object) =>
    act(async () => {
      answer(profile, error);
      signIn(token);
    });
  const contact = () => {
    const { first_name, last_name, email, phone } = result.current.form.getValues('contact');
    return [first_name, last_name, email, phone];
  };
  const from = () => withoutProfile(result.current.form.getValues(), kept.prefilled).prefilled;
  const cityComes = (name: string) => {
    answerCity({ state: 'known', name });
    rerender();
  };
  return { result, become, contact, from, cityComes };
}

test('a visitor has nothing to fill in', () => {
  const { result, contact } = contactOf();
  expect(contact()).toEqual(['', '', '', '']);
  expect(result.current.isPrefilled).toBe(false);
});

test('the profile fills what is empty and leaves what was typed', async () => {
  const { result, become, contact } = contactOf({ email: 'kantor@kelana.example' });
  await become('ratna', ratna);
  expect(contact()).toEqual(['Ratna', 'Wulandari', 'kantor@kelana.example', '+62 812-0000-0001']);
  expect(result.current.isPrefilled).toBe(true);
});

test('the last name does not follow a first name that was typed', async () => {
  const { become, contact } = contactOf({ first_name: 'Dewi' });
  await become('ratna', ratna);
  expect(contact()).toEqual(['Dewi', '', 'ratna@kelana.example', '+62 812-0000-0001']);
});

test('another member takes the place of the one before, not of what was typed', async () => {
  const { result, become, contact } = contactOf();
  await become('ratna', ratna);
  act(() => result.current.form.setValue('contact.email', 'kantor@kelana.example'));
  await become('bima', bima);
  expect(contact()).toEqual(['Bima', '', 'kantor@kelana.example', '']);
});

test('the same member fills once: what they emptied stays empty', async () => {
  const { result, become, contact } = contactOf();
  await become('ratna', ratna);
  act(() => result.current.form.setValue('contact.phone', ''));
  await become('ratna', { ...ratna });
  expect(contact()[3]).toBe('');
});

describe('the contact of a draft that came from a profile', () => {
  const typed = {
    first_name: 'Ratna',
    last_name: 'Wulandari',
    email: 'kantor@kelana.example',
    phone: '+62 812-0000-0001',
  };
  const prefilled = { first_name: 'Ratna', last_name: 'Wulandari', phone: '+62 812-0000-0001' };

  test('gives way to another member, what was typed stays', async () => {
    const { become, contact, from } = contactOf(typed, prefilled);
    await become('bima', bima);
    expect(contact()).toEqual(['Bima', '', 'kantor@kelana.example', '']);
    expect(from()).toEqual(['contact.first_name']);
  });
  test('stays with its member', async () => {
    Object.assign(sessionState, { status: 'unknown' });
    const { become, contact } = contactOf(typed, prefilled);
    expect(contact()[0]).toBe('Ratna');
    await become('ratna', ratna);
    expect(contact()).toEqual(['Ratna', 'Wulandari', 'kantor@kelana.example', '+62 812-0000-0001']);
  });
  test('is not shown to a visitor, nor to a member whose profile cannot be read', async () => {
    expect(contactOf(typed, prefilled).contact()).toEqual(['', '', 'kantor@kelana.example', '']);
    Object.assign(sessionState, { status: 'unknown' });
    const { become, contact } = contactOf(typed, prefilled);
    await become('bima', undefined, { kind: 'network' });
    expect(contact()).toEqual(['', '', 'kantor@kelana.example', '']);
  });
  test('takes the name of the first guest along where it was copied', async () => {
    const [first] = startValues({ itineraryId: null, adults: 1 }).passengers;
    const guest = (first_name: string, last_name = 'WULANDARI') => ({
      is_contact_travelling: true,
      passengers: [{ ...first, first_name, last_name }],
    });
    const copied = contactOf(typed, prefilled, guest('RATNA'));
    await copied.become('bima', bima);
    expect(copied.result.current.form.getValues('passengers.0')).toMatchObject({ first_name: 'BIMA', last_name: '' });
    cleanup();
    const own = contactOf(typed, prefilled, guest('RATNA AYU'));
    await own.become('ratna', { ...ratna, firstName: 'Ratna Sari' });
    expect(own.result.current.form.getValues('passengers.0.first_name')).toBe('RATNA AYU');
    cleanup();
    const half = contactOf(typed, prefilled, guest('RATNA', 'AYU'));
    await half.become('bima', bima);
    expect(half.result.current.form.getValues('passengers.0')).toMatchObject({ first_name: 'BIMA', last_name: 'AYU' });
    cleanup();
    const changed = contactOf({ ...typed, first_name: 'Dewi' }, prefilled, guest('RATNA'));
    await changed.become('bima', bima);
    expect(changed.result.current.form.getValues('passengers.0')).toMatchObject({ first_name: 'DEWI', last_name: '' });
  });
});

test('signing out takes the profile along, a session that ran out does not', async () => {
  const { become, contact } = contactOf();
  await become('ratna', ratna);
  answer();
  await act(async () => expireSession('ratna'));
  expect(contact()[0]).toBe('Ratna');
  await become('ratna-again', ratna);
  answer();
  await act(async () => signOut());
  expect(contact()).toEqual(['', '', '', '']);
});

describe('the city, whose name comes after the profile,', () => {
  const fromNorth = { ...ratna, id_country: 1, id_city: 1019 };
  const city = ({ result }: ReturnType<typeof contactOf>) => result.current.form.getValues('contact.city');
  beforeEach(() => answerCity({ state: 'loading' }));

  test('is filled in when it comes, and is known to be of the profile', async () => {
    const page = contactOf();
    await page.become('ratna', fromNorth);
    expect(city(page)).toBe('');
    page.cityComes('Jakarta Utara');
    expect(city(page)).toBe('Jakarta Utara');
    expect(page.from()).toContain('contact.city');
    act(() => page.result.current.form.setValue('contact.city', ''));
    page.cityComes('Jakarta');
    expect(city(page)).toBe('');
  });
  test('leaves what was typed meanwhile, which is kept as typed', async () => {
    const page = contactOf();
    await page.become('ratna', fromNorth);
    act(() => page.result.current.form.setValue('contact.city', 'Bandung'));
    page.cityComes('Jakarta Utara');
    expect(city(page)).toBe('Bandung');
    expect(page.from()).not.toContain('contact.city');
  });
  test('goes with its member', async () => {
    const page = contactOf();
    await page.become('ratna', fromNorth);
    page.cityComes('Jakarta Utara');
    answerCity({ state: 'blank' });
    await page.become('bima', bima);
    expect(city(page)).toBe('');
  });
});

test('the birth date a guest bears of the profile gives way to another member and to nobody, a typed one stays', async () => {
  const [first] = startValues({ itineraryId: null, adults: 1 }).passengers;
  const guest = (dob: string) => ({
    is_contact_travelling: true,
    passengers: [{ ...first, first_name: 'RATNA', last_name: 'WULANDARI', dob }],
  });
  const contact = { first_name: 'Ratna', last_name: 'Wulandari' };
  const prefilled = { ...contact, dob: '17 Apr 1986' };
  const dobOf = (page: ReturnType<typeof contactOf>) => page.result.current.form.getValues('passengers.0.dob');
  const page = contactOf(contact, prefilled, guest('17 Apr 1986'));
  await page.become('sari', { ...bima, dob: '1979-11-02' });
  expect(dobOf(page)).toBe('2 Nov 1979');
  await page.become('bima', bima);
  expect(dobOf(page)).toBe('');
  cleanup();
  const typed = contactOf(contact, prefilled, guest('18 Apr 1986'));
  await typed.become('bima', bima);
  expect(dobOf(typed)).toBe('18 Apr 1986');
  cleanup();
  const visitor = contactOf({ first_name: 'Dewi' }, {}, guest('17 Apr 1986'));
  await visitor.become('ratna', { ...ratna, dob: '1986-04-17' });
  expect(dobOf(visitor)).toBe('17 Apr 1986');
});
