import type { Profile } from '@sdk';
import { expect, test } from 'vitest';
import { filledValues, ratnaProfile as known } from '../../../../tests/support/booking-fixture';
import { prefilledBy, profileValuesOf, withoutProfile, withProfile } from './profile-values';

test('nothing of an unchanged profile is kept, and it comes back whole', () => {
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

test('what was typed is kept, beside what is left out', () => {
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

test('a guest name of its own is kept, and so is that of a contact who stays at home', () => {
  const own = filledValues();
  own.passengers[0] = { ...own.passengers[0], first_name: 'RATNA AYU' } as (typeof own.passengers)[0];
  expect(withoutProfile(own, known).values.passengers[0]).toMatchObject({ first_name: 'RATNA AYU', last_name: '' });
  const home = withoutProfile({ ...filledValues(), is_contact_travelling: false }, known);
  expect(home.values.passengers[0]).toMatchObject({ first_name: 'RATNA', dob: '14 Mei 1986' });
});

test('a name of the profile is left out of the guest, also when the contact was changed since', () => {
  const values = { ...filledValues(), contact: { ...filledValues().contact, first_name: 'Dewi' } };
  const stripped = withoutProfile(values, known);
  expect(stripped.values.passengers[0]).toMatchObject({ first_name: '', last_name: '' });
  expect(stripped.values.contact.first_name).toBe('Dewi');
  expect(withProfile(stripped.values, stripped.prefilled, known)).toEqual(values);
  expect(withoutProfile(values, prefilledBy(stripped.prefilled, known))).toEqual(stripped);
});

test('a visitor has nothing to leave out', () => {
  expect(withoutProfile(filledValues(), {})).toEqual({ values: filledValues(), prefilled: [] });
});

test('a profile that says nothing about a field leaves it empty', () => {
  const profile = { firstName: 'Bima', lastName: '', email: 'bima@kelana.example', phone: null } as Profile;
  const contact = profileValuesOf(profile, '', 'id');
  const nothing = { last_name: '', phone: '', city: '', dob: '' };
  expect(contact).toEqual({ first_name: 'Bima', email: 'bima@kelana.example', ...nothing });
  expect(prefilledBy(['contact.email', 'passengers.0.first_name', 'nonsense'], contact)).toEqual({
    first_name: 'Bima',
    email: 'bima@kelana.example',
  });
});

test('phone and birth date of a profile come as people write them', () => {
  const profile = {
    firstName: 'Ratna',
    lastName: '',
    email: '',
    phone: '+6281200000111',
    dob: '1986-05-14',
  } as Profile;
  expect(profileValuesOf(profile, '', 'id')).toMatchObject({ phone: '+62 812-0000-0111', dob: '14 Mei 1986' });
});

test('a birth date is the same in the other language', () => {
  expect(withoutProfile(filledValues(), { ...known, dob: '14 May 1986' }).values.passengers[0]?.dob).toBe('');
});
