import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/features/shared/form/rules/rules';
import { miceDefaults, miceRequest, miceSchema } from './mice-schema';

const keysOnly = (key: string) => key;
const schema = miceSchema(fieldRules(keysOnly), ['2', '5'], '2027-01-10');

const typed = {
  ...miceDefaults,
  products: ['2', '5'],
  event_type: 'incentive',
  city_or_country: ' Istanbul,  Turki ',
  start_date: '6 Sep 2027',
  end_date: '12/09/2027',
  flexible_dates: true,
  pax: '1.200',
  budget: 'over_1000',
  company: 'PT Nusa Cipta Pangan',
  pic_name: 'Maya Lestari',
  phone: '0812 0000 0366',
  email: 'Maya@NusaCipta.example',
};

const problemsOf = (values: typeof typed) =>
  (v.safeParse(schema, values).issues ?? []).map((issue) => [issue.path?.[0]?.key, issue.message]);

test('the typed values are converted to the request of the service', () => {
  expect(miceRequest(v.parse(schema, typed))).toEqual({
    products: [2, 5],
    event_type: 'incentive',
    city_or_country: 'Istanbul, Turki',
    start_date: '2027-09-06',
    end_date: '2027-09-12',
    flexible_dates: true,
    pax: 1200,
    budget: 'over_1000',
    company: 'PT Nusa Cipta Pangan',
    pic_name: 'Maya Lestari',
    phone: '+6281200000366',
    email: 'maya@nusacipta.example',
  });
});

test('an enquiry needs no more than its seven questions', () => {
  const details = { products: [], event_type: '', budget: '', end_date: '', flexible_dates: false, company: '' };
  const sent = miceRequest(v.parse(schema, { ...typed, ...details }));
  expect(Object.keys(JSON.parse(JSON.stringify(sent))).sort()).toEqual(
    ['city_or_country', 'email', 'flexible_dates', 'pax', 'phone', 'pic_name', 'products', 'start_date'].sort(),
  );
});

test('an event ends on or after the day it starts, and starts today or later', () => {
  expect(problemsOf({ ...typed, end_date: '6 Sep 2027' })).toEqual([]);
  expect(problemsOf({ ...typed, end_date: '5 Sep 2027' })).toEqual([['end_date', 'validation:eventOrder']]);
  expect(problemsOf({ ...typed, start_date: '9 Jan 2027' })).toEqual([['start_date', 'validation:datePast']]);
});

test('an event has from 10 to 5000 participants', () => {
  expect(problemsOf({ ...typed, pax: '9' })).toEqual([['pax', 'validation:min']]);
  expect(problemsOf({ ...typed, pax: '5001' })).toEqual([['pax', 'validation:max']]);
});
