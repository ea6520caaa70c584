import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/form/rules/rules';
import { miceDefaults, miceSchema } from './mice-form';

const schema = miceSchema(
  fieldRules((key) => key),
  ['2', '5'],
  '2027-01-10',
);
const typed = {
  ...miceDefaults,
  city_or_country: 'Istanbul',
  start_date: '6 Sep 2027',
  pax: '1.200',
  pic_name: 'Maya Lestari',
  phone: '0812 0000 0366',
  email: 'maya@nusacipta.example',
};
const problemsOf = (values: typeof typed) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => [issue.path?.[0]?.key, issue.message]);

test('an enquiry needs no more than its seven questions, and products are sent as ids', () => {
  expect(JSON.parse(JSON.stringify(v.parse(schema, { ...typed, products: ['2'] })))).toEqual({
    products: [2],
    city_or_country: 'Istanbul',
    start_date: '2027-09-06',
    flexible_dates: false,
    pax: 1200,
    pic_name: 'Maya Lestari',
    phone: '+6281200000366',
    email: 'maya@nusacipta.example',
  });
});

test('an event ends on or after the day it starts, and starts today or later', () => {
  expect(problemsOf({ ...typed, end_date: '6 Sep 2027' })).toEqual([]);
  expect(problemsOf({ ...typed, end_date: '5 Sep 2027' })).toEqual([['end_date', 'validation:eventOrder']]);
  expect(problemsOf({ ...typed, start_date: '9 Jan 2027' })).toEqual([['start_date', 'validation:datePast']]);
});
