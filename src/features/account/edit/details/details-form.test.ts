// @vitest-environment jsdom
import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { readFormDraft, writeFormDraft } from '@/form/form-storage';
import { fieldRules } from '@/form/rules/rules';
import { translator } from '@/i18n/translate';
import editProfile from '../../../../../public/locales/id/edit-profile.json';
import validation from '../../../../../public/locales/id/validation.json';
import { claimDraft, DETAILS_DRAFT, forgetDraft, markDraft } from './details-form';
import { detailsSchema, mergeEdits } from './details-values';
import { countriesByName } from './location-fields';

const t = translator({ 'edit-profile': editProfile, validation }, 'id', 'edit-profile');
const saved = {
  first_name: 'Ratna',
  last_name: 'Kusumawardani',
  phone: '+62 812-0000-0111',
  dob: '2 Mar 2012',
  address: 'Jalan Kenanga 2',
  id_country: '1',
  id_city: '3171',
};
const schema = detailsSchema(fieldRules(t), saved, '2027-05-14');
const typed = {
  first_name: ' Dewi ',
  last_name: '',
  phone: '0812 3456 7890',
  dob: '14/5/1990',
  address: '',
  id_country: '21',
  id_city: '',
};

function problems(change: Partial<typeof typed>) {
  return v.safeParse(schema, { ...typed, ...change }).issues?.map(({ message }) => message) ?? [];
}

test('input is converted to the format of the service, and empty fields are left out', () => {
  const places = { last_name: 'Sari', address: 'Jalan Melati 5', id_city: '2011' };
  expect(v.parse(schema, { ...typed, ...places })).toMatchObject({ ...places, id_country: 21, id_city: 2011 });
  expect(v.parse(schema, typed)).toStrictEqual({
    first_name: 'Dewi',
    phone: '+6281234567890',
    dob: '1990-05-14',
    id_country: 21,
  });
});

test('an unchanged field is neither sent nor validated', () => {
  expect(v.parse(schema, saved)).toStrictEqual({});
  expect(v.parse(schema, { ...saved, address: 'Jalan Melati 5' })).toStrictEqual({ address: 'Jalan Melati 5' });
  const oldPhoneSchema = detailsSchema(fieldRules(t), { ...saved, phone: '12' }, '2027-05-14');
  expect(v.parse(oldPhoneSchema, { ...saved, phone: '12', first_name: 'Dewi' })).toStrictEqual({ first_name: 'Dewi' });
});

test('a city is sent with its country, and neither is sent while both are unchanged', () => {
  expect(v.parse(schema, { ...saved, id_city: '3172' })).toStrictEqual({ id_country: 1, id_city: 3172 });
  expect(v.parse(schema, { ...saved, id_country: '21', id_city: '2011' })).toStrictEqual({
    id_country: 21,
    id_city: 2011,
  });
  expect(v.parse(schema, { ...saved, id_city: '' })).toStrictEqual({});
});

test('a younger member may keep the saved date of birth, but not enter another one below 17', () => {
  expect([problems({ dob: '2 Mar 2012' }), problems({ dob: '3 Mar 2012' })]).toEqual([[], ['Usia minimal 17 tahun.']]);
});

const before = { ...saved, first_name: 'Dewi' };
const next = { ...before, phone: '+6281234567890', address: 'Jalan Melati 5', id_country: '21', id_city: '2011' };

test('a field that was edited meanwhile keeps its input, and the other fields take the new values', () => {
  expect(mergeEdits(before, before, next)).toEqual(next);
  expect(mergeEdits({ ...before, first_name: 'Sekar' }, before, next)).toEqual({ ...next, first_name: 'Sekar' });
});

test('an edited city keeps the country in which it was chosen', () => {
  const typed = { ...before, id_city: '3172' };
  expect(mergeEdits(typed, before, next)).toEqual({ ...next, id_country: '1', id_city: '3172' });
});

const countries = [
  { id: 17, countryCode: 'HU', countryName: 'Hongaria', currCode: 'HUF' },
  { id: 1, countryCode: 'ID', countryName: 'Indonesia', currCode: 'IDR' },
  { id: 2, countryCode: 'US', countryName: 'Amerika Serikat', currCode: 'USD' },
];

test('countries are named and sorted in the language of the page, with Indonesia first', () => {
  const named = (locale: 'id' | 'en') => countriesByName(locale, countries).map(({ id, name }) => `${id} ${name}`);
  expect(named('id')).toEqual(['1 Indonesia', '2 Amerika Serikat', '17 Hongaria']);
  expect(named('en')).toEqual(['1 Indonesia', '17 Hungary', '2 United States']);
});

const writeDraft = () => writeFormDraft(DETAILS_DRAFT, saved, { ...saved, first_name: 'Ratih' });

afterEach(() => sessionStorage.clear());

test.each([
  ['the same member gets the draft back, whatever the case of the email address', 'Ratna@kelana.example', true],
  ['another member does not get the draft', 'bima@kelana.example', false],
])('%s', (_, email, isOwner) => {
  markDraft('ratna@kelana.example');
  writeDraft();
  expect(JSON.stringify(sessionStorage)).not.toContain('kelana.example');
  claimDraft(email);
  expect(readFormDraft(DETAILS_DRAFT, saved)).toEqual(isOwner ? { first_name: 'Ratih' } : null);
});

test('a draft without an owner mark is deleted, and a deleted draft leaves no mark', () => {
  writeDraft();
  claimDraft('ratna@kelana.example');
  expect(Object.keys(sessionStorage)).toEqual([]);
  markDraft('ratna@kelana.example');
  forgetDraft();
  expect(Object.keys(sessionStorage)).toEqual([]);
});
