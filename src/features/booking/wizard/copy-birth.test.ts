// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import type { BookingValues } from '../forms/booking-values';
import { copyBirth, forgetBirth } from './copy-birth';
import { freshIntent } from './intent';
import { nothingKnown, type Prefilled } from './prefilled';

const prefilled: Prefilled = { first_name: 'Ratna', last_name: 'Wulandari' };
const known = { ...nothingKnown, dob: '17 Apr 1986' };

afterEach(cleanup);

function formWith(dob: string, change: Partial<BookingValues> = {}, from: Prefilled = {}) {
  const { result } = renderHook(() => useForm<BookingValues>({ defaultValues: { ...filledValues(), ...change } }));
  const form = result.current;
  form.setValue('passengers.0.dob', dob);
  const kept = { intent: freshIntent(), seenPrice: null, isOpen: true, prefilled: { ...prefilled, ...from } };
  const draft = { kept: () => kept, keep: (more: object) => Object.assign(kept, more) };
  return { form, draft, kept, dob: () => form.getValues('passengers.0.dob') };
}

test('the member who travels has the birth date of the profile, unless another one was typed', () => {
  const empty = formWith('');
  copyBirth(empty.form, empty.draft, known);
  expect([empty.dob(), empty.kept.prefilled.dob]).toEqual(['17 Apr 1986', '17 Apr 1986']);
  const typed = formWith('18 Apr 1986');
  copyBirth(typed.form, typed.draft, known);
  expect(typed.dob()).toBe('18 Apr 1986');
  copyBirth(typed.form, typed.draft, known, '18 Apr 1986');
  expect(typed.dob()).toBe('17 Apr 1986');
});

test('who stays at home, or is not the member, has none', () => {
  const home = formWith('', { is_contact_travelling: false });
  copyBirth(home.form, home.draft, known);
  expect(home.dob()).toBe('');
  const other = formWith(
    '17 Apr 1986',
    { contact: { ...filledValues().contact, first_name: 'Dewi' } },
    { dob: '17 Apr 1986' },
  );
  copyBirth(other.form, other.draft, known);
  expect(other.dob()).toBe('');
  const same = formWith('17 Apr 1986', { contact: { ...filledValues().contact, first_name: 'Dewi' } });
  copyBirth(same.form, same.draft, known);
  expect(same.dob()).toBe('17 Apr 1986');
});

test('taken away is what was copied only', () => {
  const copied = formWith('17 Apr 1986', {}, { dob: '17 Apr 1986' });
  forgetBirth(copied.form, copied.draft);
  expect(copied.dob()).toBe('');
  const typed = formWith('18 Apr 1986');
  forgetBirth(typed.form, typed.draft);
  expect(typed.dob()).toBe('18 Apr 1986');
});
