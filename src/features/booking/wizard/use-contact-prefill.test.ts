// @vitest-environment jsdom
import type { Profile } from '@sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfile } from '@/hooks/user/use-profile';
import { signIn, signOut } from '@/state/session';
import type { BookingValues } from '../forms/booking-values';
import { startValues } from '../forms/start-values';
import { useContactPrefill } from './use-contact-prefill';

vi.mock('@/hooks/user/use-profile');

const ratna = { firstName: 'Ratna', lastName: 'Wulandari', email: 'ratna@kelana.example', phone: '+6281200000001' };
const bima = { firstName: 'Bima', lastName: '', email: 'bima@kelana.example', phone: null };

const answer = (profile?: Partial<Profile>) =>
  vi.mocked(useProfile).mockReturnValue({ data: profile } as ReturnType<typeof useProfile>);

beforeEach(() => {
  answer();
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
});

function contactOf(typed: Partial<BookingValues['contact']> = {}) {
  const start = startValues({ itineraryId: null, adults: null });
  const { result } = renderHook(() => {
    const form = useForm<BookingValues>({ defaultValues: { ...start, contact: { ...start.contact, ...typed } } });
    return { form, isPrefilled: useContactPrefill(form) };
  });
  const become = (token: string, profile: Partial<Profile>) =>
    act(async () => {
      answer(profile);
      signIn(token);
    });
  const contact = () => {
    const { first_name, last_name, email, phone } = result.current.form.getValues('contact');
    return [first_name, last_name, email, phone];
  };
  return { result, become, contact };
}

test('a visitor has nothing to fill in', () => {
  const { result, contact } = contactOf();
  expect(contact()).toEqual(['', '', '', '']);
  expect(result.current.isPrefilled).toBe(false);
});

test('the profile fills what is empty and leaves what was typed', async () => {
  const { result, become, contact } = contactOf({ email: 'kantor@kelana.example' });
  await become('ratna', ratna);
  expect(contact()).toEqual(['Ratna', 'Wulandari', 'kantor@kelana.example', '+6281200000001']);
  expect(result.current.isPrefilled).toBe(true);
});

test('the last name does not follow a first name that was typed', async () => {
  const { become, contact } = contactOf({ first_name: 'Dewi' });
  await become('ratna', ratna);
  expect(contact()).toEqual(['Dewi', '', 'ratna@kelana.example', '+6281200000001']);
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
