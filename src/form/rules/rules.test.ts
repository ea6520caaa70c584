// @vitest-environment jsdom
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules, optional, parseTypedNumber } from './rules';

const rules = fieldRules((key, values) => (values ? `${key} ${Object.values(values).join(' ')}` : key));

function validate<Input, Output>(schema: v.GenericSchema<Input, Output>, value: unknown) {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : result.issues[0]?.message;
}

test('text is normalised for the service', () => {
  expect(validate(rules.fullName('name'), "  Siti   Nur'aini ")).toBe("Siti Nur'aini");
  expect(validate(rules.email('email'), ' Ratna@Kelana.Example ')).toBe('ratna@kelana.example');
  expect(validate(rules.email('email'), 'mailto:Ratna@kelana.example')).toBe('ratna@kelana.example');
  expect(validate(rules.phone('phone'), '0812 3456-7890')).toBe('+6281234567890');
  expect(validate(rules.officePhone('phone'), '(021) 5000 1234')).toBe('+622150001234');
  expect(validate(rules.url('website', 200), 'samudra.example')).toBe('https://samudra.example');
});

test('an empty required field is reported as missing, an empty optional one is undefined', () => {
  expect(validate(rules.fullName('name'), ' ')).toBe('validation:required field.name');
  expect(validate(rules.email('email'), '')).toBe('validation:required field.email');
  expect(validate(optional(rules.phone('phone')), ' ')).toBe(undefined);
  expect(validate(optional(rules.whole('salary', 0, 99)), '')).toBe(undefined);
});

test('a value that breaks a rule has the message of the rule', () => {
  expect(validate(rules.fullName('name'), 'R4tna')).toBe('validation:name validation:character “4”');
  expect(validate(optional(rules.fullName('name')), "'Ratna")).toBe('validation:name');
  expect(validate(rules.email('email'), 'ratna@kelana')).toBe('validation:email');
  expect(validate(rules.phone('phone'), '021 5000 1234')).toBe('validation:phone');
  expect(validate(rules.officePhone('phone'), '021')).toBe('validation:officePhone');
  expect(validate(rules.url('website', 200), 'samudra')).toBe('validation:url');
  expect(validate(rules.text('message', 2000, 10), 'Halo')).toBe('validation:minLength field.message 10');
  expect(validate(rules.text('message', 5), 'Selamat')).toBe('validation:maxLength field.message 5');
  expect(validate(rules.line('city', 3), 'Medan')).toBe('validation:maxLength field.city 3');
});

test('a character that a rule never accepts is named after its message', () => {
  expect(validate(rules.email('email'), 'ratna @kelana.example')).toBe(
    'validation:email validation:character validation:space',
  );
  expect(validate(rules.fullName('name'), 'Ratna\u0007')).toBe('validation:name validation:character U+0007');
  expect(validate(rules.date('start', '2027-01-01', 5), '14 5 2027?')).toBe('validation:date validation:character “?”');
});

test('a required choice reports that it is empty, a valid choice is returned', () => {
  expect(validate(rules.choice('topic', ['tour', 'visa']), '')).toBe('validation:choose choose.topic');
  expect(validate(rules.choice('topic', ['tour', 'visa']), 'visa')).toBe('visa');
  expect(validate(rules.checks('services', ['hotel', 'visa'], 1), [])).toBe('validation:choose choose.services');
  expect(validate(rules.checks('services', ['hotel', 'visa']), ['visa'])).toEqual(['visa']);
  expect(validate(rules.consent('agree'), false)).toBe('validation:agree');
});

test('typed dates and numbers are parsed and checked against their limits', () => {
  expect(validate(rules.date('start', '2027-01-01', 5), '14 Mei 2027')).toBe('2027-05-14');
  expect(validate(rules.date('start', '2027-01-01', 5), '31 2 2027')).toBe('validation:date');
  expect(validate(rules.date('start', '2027-01-01', 5), '31 12 2026')).toBe('validation:datePast field.start');
  expect(validate(rules.date('start', '2027-01-01', 5), '1 1 3000')).toBe('validation:dateFar field.start 5');
  expect(validate(rules.whole('pax', 10, 5000), '1.200')).toBe(1200);
  expect(validate(rules.whole('pax', 10, 5000), '')).toBe('validation:required field.pax');
  expect(validate(rules.whole('pax', 10, 5000), '9')).toBe('validation:min field.pax 10');
  expect(validate(rules.whole('pax', 10, 5000), '5001')).toBe('validation:max field.pax 5000');
  expect(validate(rules.whole('pax', 10, 5000), '1,5')).toBe('validation:wholeNumber field.pax');
});

const cv = rules.file('cv', { endings: ['.pdf'], maxMb: 1 });
const filesOf = (file?: File) => Object.assign(Object.create(FileList.prototype), { 0: file });

test('a file of the right type and size is accepted', () => {
  const file = new File(['cv'], 'Ratna.PDF');
  expect(validate(cv, filesOf(file))).toBe(file);
});

test('a missing file, another file type and a larger file are refused', () => {
  expect(validate(cv, filesOf())).toBe('validation:required field.cv');
  expect(validate(cv, filesOf(new File(['cv'], 'ratna.exe')))).toBe('validation:fileType');
  expect(validate(cv, filesOf(new File([new Uint8Array(1024 * 1024 + 1)], 'ratna.pdf')))).toBe('validation:fileSize 1');
});

test('typed amounts are parsed with separators and currency, other text is null', () => {
  expect(['1200', '1.200', 'Rp 15.000.000', '0'].map(parseTypedNumber)).toEqual([1200, 1200, 15_000_000, 0]);
  expect(['', 'dua', '-3', '1e3', '1,5', '1.5', '12,00'].map(parseTypedNumber)).toEqual(Array(7).fill(null));
  expect(parseTypedNumber('7.500.00')).toBe(750_000);
});
