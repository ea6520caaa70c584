import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from './rules';

const rules = fieldRules((key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key));

function read<Input, Output>(schema: v.GenericSchema<Input, Output>, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0]?.message;
}

test('text is tidied as the service takes it', () => {
  expect(read(rules.fullName('name'), '  Siti   Nur’aini ')).toBe("Siti Nur'aini");
  expect(read(rules.email('email'), ' Ratna@Kelana.Example ')).toBe('ratna@kelana.example');
  expect(read(rules.phone('phone'), '0812 3456-7890')).toBe('+6281234567890');
  expect(read(rules.officePhone('phone'), '(021) 5000 1234')).toBe('+622150001234');
  expect(read(rules.urlOrNothing('website', 200), 'samudra.example')).toBe('https://samudra.example');
});

test('an empty required field is only missing, an empty optional one is nothing', () => {
  expect(read(rules.fullName('name'), ' ')).toBe('validation:required field.name');
  expect(read(rules.email('email'), '')).toBe('validation:required field.email');
  expect(read(rules.officePhoneOrNothing(), '')).toBe(undefined);
  expect(read(rules.nameOrNothing('name'), ' ')).toBe(undefined);
  expect(read(rules.phoneOrNothing(), '')).toBe(undefined);
  expect(read(rules.lineOrNothing('city', 100), ' ')).toBe(undefined);
  expect(read(rules.textOrNothing('needs', 2000), '')).toBe(undefined);
  expect(read(rules.urlOrNothing('website', 200), '')).toBe(undefined);
  expect(read(rules.wholeOrNothing('salary', 0, 99), '')).toBe(undefined);
});

test('what breaks a rule is told with the label', () => {
  expect(read(rules.fullName('name'), 'R4tna')).toBe('validation:name');
  expect(read(rules.nameOrNothing('name'), "'Ratna")).toBe('validation:name');
  expect(read(rules.phoneOrNothing(), '021 5000 1234')).toBe('validation:phone');
  expect(read(rules.email('email'), 'ratna@kelana')).toBe('validation:email');
  expect(read(rules.phone('phone'), '021 5000 1234')).toBe('validation:phone');
  expect(read(rules.officePhone('phone'), '021')).toBe('validation:officePhone');
  expect(read(rules.urlOrNothing('website', 200), 'samudra')).toBe('validation:url');
  expect(read(rules.text('message', 10, 2000), 'Halo')).toBe('validation:minLength field.message 10');
  expect(read(rules.text('message', 1, 5), 'Selamat')).toBe('validation:maxLength field.message 5');
  expect(read(rules.line('city', 3), 'Medan')).toBe('validation:maxLength field.city 3');
});

test('choices are the values of the document', () => {
  expect(read(rules.choice('topic', ['tour', 'visa']), '')).toBe('validation:choose choose.topic');
  expect(read(rules.choice('topic', ['tour', 'visa']), 'visa')).toBe('visa');
  expect(read(rules.checks('services', ['hotel', 'visa'], 1), [])).toBe('validation:choose choose.services');
  expect(read(rules.checks('services', ['hotel', 'visa']), ['visa'])).toEqual(['visa']);
  expect(read(rules.consent('agree'), false)).toBe('validation:agree');
});

test('dates and numbers are read as people type them', () => {
  expect(read(rules.date('start', '2027-01-01', 5), '14 Mei 2027')).toBe('2027-05-14');
  expect(read(rules.date('start', '2027-01-01', 5), '31 2 2027')).toBe('validation:date');
  expect(read(rules.date('start', '2027-01-01', 5), '31 12 2026')).toBe('validation:datePast field.start');
  expect(read(rules.date('start', '2027-01-01', 5), '1 1 3000')).toBe('validation:dateFar field.start 5');
  expect(read(rules.whole('pax', 10, 5000), '1.200')).toBe(1200);
  expect(read(rules.whole('pax', 10, 5000), '')).toBe('validation:required field.pax');
  expect(read(rules.whole('pax', 10, 5000), '9')).toBe('validation:min field.pax 10');
  expect(read(rules.whole('pax', 10, 5000), '5001')).toBe('validation:max field.pax 5000');
  expect(read(rules.whole('pax', 10, 5000), 'dua')).toBe('validation:wholeNumber field.pax');
});
