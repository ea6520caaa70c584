import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/features/shared/form/rules/rules';
import { corporateDefaults, corporateRequest, corporateSchema } from './corporate-schema';

const keysOnly = (key: string) => key;
const schema = corporateSchema(fieldRules(keysOnly));

const typed = {
  ...corporateDefaults,
  company_name: 'Samudra  Contoh',
  entity_type: 'PT',
  industry: 'Logistik',
  npwp: '01.234.567.8-901.000',
  address: 'Jalan Contoh 1',
  city: 'Jakarta',
  website: 'samudra.example',
  pic_name: 'Dewi Lestari',
  pic_position: 'Manajer',
  pic_email: 'Dewi@samudra.example',
  pic_phone: '0812 0000 0077',
  travellers_per_month: '1_10',
  services: ['ticket', 'hotel'],
  agree_terms: true,
};

const problemsOf = (values: typeof typed) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => [issue.path?.[0]?.key, issue.message]);

test('input is converted to the format of the service', () => {
  expect(corporateRequest(v.parse(schema, typed))).toEqual({
    company_name: 'Samudra Contoh',
    entity_type: 'PT',
    industry: 'Logistik',
    npwp: '012345678901000',
    address: 'Jalan Contoh 1',
    city: 'Jakarta',
    website: 'https://samudra.example',
    pic_name: 'Dewi Lestari',
    pic_position: 'Manajer',
    pic_email: 'dewi@samudra.example',
    pic_phone: '+6281200000077',
    travellers_per_month: '1_10',
    services: ['ticket', 'hotel'],
    agree_terms: true,
  });
});

test('only the seven questions and the terms must be answered', () => {
  const details = { entity_type: '', industry: '', npwp: '', address: '', website: '', pic_position: '' };
  expect(problemsOf({ ...typed, ...details })).toEqual([]);
});

test('a tax number has fifteen or sixteen digits', () => {
  expect(problemsOf({ ...typed, npwp: '3174 0123 4567 8901' })).toEqual([]);
  expect(problemsOf({ ...typed, npwp: '0123' })).toEqual([['npwp', 'validation:npwp']]);
});

test('at least one service must be chosen and the terms must be accepted', () => {
  expect(problemsOf({ ...typed, services: [], agree_terms: false })).toEqual([
    ['services', 'validation:choose'],
    ['agree_terms', 'validation:agree'],
  ]);
});
