import type { Profile } from '@sdk';
import { expect, test } from 'vitest';
import { filledValues } from '../../../../tests/support/booking-fixture';
import { prefilledBy, profileContact, withoutProfile, withProfile } from './prefilled';

const known = { first_name: 'Ratna', last_name: 'Wulandari', email: 'Ratna@Kelana.example', phone: '0812 3456 7890' };

test('nothing of an unchanged profile is kept, and it comes back whole', () => {
  const kept = withoutProfile(filledValues(), known);
  expect(JSON.stringify(kept)).not.toMatch(/ratna|wulandari|0812/i);
  expect(kept.prefilled).toEqual([
    'contact.first_name',
    'contact.last_name',
    'contact.email',
    'contact.phone',
    'passengers.0.first_name',
    'passengers.0.last_name',
  ]);
  expect(withProfile(kept.values, kept.prefilled, known)).toEqual(filledValues());
});

test('what was typed is kept, beside what is left out', () => {
  const { values, prefilled } = withoutProfile(filledValues(), { ...known, email: 'lama@kelana.example' });
  expect(values.contact).toMatchObject({ first_name: '', email: 'Ratna@Kelana.example', city: 'Jakarta Utara' });
  expect(prefilled).not.toContain('contact.email');
});

test('a guest name of its own is kept, and so is that of a contact who stays at home', () => {
  const own = filledValues();
  own.passengers[0] = { ...own.passengers[0], first_name: 'RATNA AYU' } as (typeof own.passengers)[0];
  expect(withoutProfile(own, known).values.passengers[0]).toMatchObject({ first_name: 'RATNA AYU', last_name: '' });
  const home = withoutProfile({ ...filledValues(), is_contact_travelling: false }, known);
  expect(home.values.passengers[0]?.first_name).toBe('RATNA');
});

test('a name of the profile is left out of the guest, also when the contact was changed since', () => {
  const values = { ...filledValues(), contact: { ...filledValues().contact, first_name: 'Dewi' } };
  const kept = withoutProfile(values, known);
  expect(kept.values.passengers[0]).toMatchObject({ first_name: '', last_name: '' });
  expect(kept.values.contact.first_name).toBe('Dewi');
  expect(withProfile(kept.values, kept.prefilled, known)).toEqual(values);
  expect(withoutProfile(values, prefilledBy(kept.prefilled, known))).toEqual(kept);
});

test('a visitor has nothing to leave out', () => {
  expect(withoutProfile(filledValues(), {})).toEqual({ values: filledValues(), prefilled: [] });
});

test('a profile that says nothing about a field leaves it empty', () => {
  const profile = { firstName: 'Bima', lastName: '', email: 'bima@kelana.example', phone: null } as Profile;
  const contact = profileContact(profile);
  expect(contact).toEqual({ first_name: 'Bima', last_name: '', email: 'bima@kelana.example', phone: '' });
  expect(prefilledBy(['contact.email', 'passengers.0.first_name', 'nonsense'], contact)).toEqual({
    first_name: 'Bima',
    email: 'bima@kelana.example',
  });
});
