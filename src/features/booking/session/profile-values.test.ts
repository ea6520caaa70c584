import type { Profile } from '@sdk';
import { expect, test } from 'vitest';
import { filledValues, ratnaProfile as known } from '../../../../tests/support/booking-fixture';
import { prefilledBy, profileValuesOf, withoutProfile, withProfile } from './profile-values';

test('unchanged profile values are not stored, and the profile restores them', () => {
  const stripped = withoutProfile(filledValues(), known);
  expect(JSON.stringify(stripped)).not.toMatch(/ratna|wulandari|0812|jakarta|1986/i);
  expect(stripped.prefilled).toEqual([
    'contact.first_name',
    'contact.last_name',
    'contact.email',
    'contact.phone',
    'contact.city',
    'passengers.0.first_name',
    'passengers.0.last_name',
    'passengers.0.dob',
  ]);
  expect(withProfile(stripped.values, stripped.prefilled, known)).toEqual(filledValues());
});

test('typed values are stored, and unchanged profile values are left out', () => {
  const { values, prefilled } = withoutProfile(filledValues(), {
    ...known,
    email: 'lama@kelana.example',
    city: 'Bandung',
    dob: '15 Mei 1986',
  });
  expect(values.contact).toMatchObject({ first_name: '', email: 'Ratna@Kelana.example', city: 'Jakarta Utara' });
  expect(values.passengers[0]?.dob).toBe('14 Mei 1986');
  for (const name of ['contact.email', 'contact.city', 'passengers.0.dob']) expect(prefilled).not.toContain(name);
});

test('a guest name is stored when it differs from the profile or the contact does not travel', () => {
  const values = filledValues();
  values.passengers[0] = { ...values.passengers[0], first_name: 'RATNA AYU' } as (typeof values.passengers)[0];
  expect(withoutProfile(values, known).values.passengers[0]).toMatchObject({ first_name: 'RATNA AYU', last_name: '' });
  const notTravelling = withoutProfile({ ...filledValues(), is_contact_travelling: false }, known);
  expect(notTravelling.values.passengers[0]).toMatchObject({ first_name: 'RATNA', dob: '14 Mei 1986' });
});

test('a guest name from the profile is left out, even when the contact was changed since', () => {
  const values = { ...filledValues(), contact: { ...filledValues().contact, first_name: 'Dewi' } };
  const stripped = withoutProfile(values, known);
  expect(stripped.values.passengers[0]).toMatchObject({ first_name: '', last_name: '' });
  expect(stripped.values.contact.first_name).toBe('Dewi');
  expect(withProfile(stripped.values, stripped.prefilled, known)).toEqual(values);
  expect(withoutProfile(values, prefilledBy(stripped.prefilled, known))).toEqual(stripped);
});

test('nothing is left out without profile values', () => {
  expect(withoutProfile(filledValues(), {})).toEqual({ values: filledValues(), prefilled: [] });
});

test('a missing profile value leaves its field empty', () => {
  const profile = { firstName: 'Bima', lastName: '', email: 'bima@kelana.example', phone: null } as Profile;
  const contact = profileValuesOf(profile, '', 'id');
  const nothing = { last_name: '', phone: '', city: '', dob: '' };
  expect(contact).toEqual({ first_name: 'Bima', email: 'bima@kelana.example', ...nothing });
  expect(prefilledBy(['contact.email', 'passengers.0.first_name', 'nonsense'], contact)).toEqual({
    first_name: 'Bima',
    email: 'bima@kelana.example',
  });
});

test('phone and birth date of a profile are formatted as people type them', () => {
  const profile = { firstName: '', lastName: '', email: '', phone: '+6281200000111', dob: '1986-05-14' } as Profile;
  expect(profileValuesOf(profile, '', 'id')).toMatchObject({ phone: '+62 812-0000-0111', dob: '14 Mei 1986' });
});

test('a birth date in the other language counts as unchanged', () => {
  expect(withoutProfile(filledValues(), { ...known, dob: '14 May 1986' }).values.passengers[0]?.dob).toBe('');
});
