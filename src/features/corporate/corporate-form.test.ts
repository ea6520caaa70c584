import type { About } from '@sdk';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/form/rules/rules';
import { corporateDefaults, corporateSchema, isFreeMail } from './corporate-form';
import { corporateModel } from './corporate-model';

const keysOnly = (key: string) => key;
const schema = corporateSchema(fieldRules(keysOnly));

const typed = {
  ...corporateDefaults,
  company_name: 'Samudra Contoh',
  city: 'Jakarta',
  pic_name: 'Dewi Lestari',
  pic_email: 'dewi@samudra.example',
  pic_phone: '0812 0000 0077',
  travellers_per_month: '1_10',
  services: ['ticket', 'hotel'],
  agree_terms: true,
};

const problemsOf = (values: typeof typed) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => [issue.path?.[0]?.key, issue.message]);

test('a tax number has fifteen or sixteen digits, and only these are sent', () => {
  const npwpOf = (npwp: string) => v.parse(schema, { ...typed, npwp }).npwp;
  expect(npwpOf('01.234.567.8-901.000')).toBe('012345678901000');
  expect(npwpOf('3174 0123 4567 8901')).toBe('3174012345678901');
  expect(problemsOf({ ...typed, npwp: '0123' })).toEqual([['npwp', 'validation:npwp']]);
  expect(npwpOf('- -')).toBeUndefined();
});

test('only the seven questions and the terms must be answered, with at least one service', () => {
  expect(problemsOf(typed)).toEqual([]);
  expect(problemsOf({ ...typed, services: [], agree_terms: false })).toEqual([
    ['services', 'validation:choose'],
    ['agree_terms', 'validation:agree'],
  ]);
});

test.each([
  [' Dewi@Gmail.com ', true],
  ['dewi@yahoo.co.id', true],
  ['dewi@notgmail.com', false],
])('%j is an address of a private mail service: %s', (address, isFree) => {
  expect(isFreeMail(address)).toBe(isFree);
});

test('the services are those of the about page, and without a picture the head office is shown', () => {
  const images = { building: '/media/kantor.jpg' } as About['images'];
  const about = { our_services: [{ service: 'Tiket', description: 'Tiket rombongan.' }], images };
  const services = [{ title: 'Tiket', text: 'Tiket rombongan.' }];
  expect(corporateModel(about, '/media/sayap.jpg')).toEqual({ imageUrl: '/media/sayap.jpg', services });
  expect(corporateModel(about, null).imageUrl).toBe('/media/kantor.jpg');
});
