import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/features/shared/form/rules/rules';
import { translator } from '@/i18n/translate';
import editProfile from '../../../../../public/locales/id/edit-profile.json';
import validation from '../../../../../public/locales/id/validation.json';
import { detailsSchema } from './details-schema';

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
