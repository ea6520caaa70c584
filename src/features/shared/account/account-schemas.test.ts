import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { fieldRules } from '@/features/shared/form/rules/rules';
import { noRegistration, signUpSchema } from './account-schemas';

const messageOf = (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' ');
const schema = signUpSchema(fieldRules(messageOf), '2027-01-15');

const dewi = {
  ...noRegistration,
  first_name: ' Dewi ',
  email: 'Dewi@Kelana.Example',
  phone: '0812 3456 7890',
  password: ' 6 kata yang panjang ',
  confirm_password: ' 6 kata yang panjang ',
  agree_terms: true,
};

function problems(changes: Partial<typeof dewi>) {
  const { issues = [] } = safeParse(schema, { ...dewi, ...changes });
  return issues.map(({ path, message }) => `${path?.map(({ key }) => key).join('.')}: ${message}`);
}

test('a registration becomes a request without the empty fields, and the password stays as typed', () => {
  expect(safeParse(schema, { ...dewi, dob: '14 Mei 1986' }).output).toEqual({
    first_name: 'Dewi',
    last_name: undefined,
    email: 'dewi@kelana.example',
    phone: '+6281234567890',
    dob: '1986-05-14',
    password: ' 6 kata yang panjang ',
    confirm_password: ' 6 kata yang panjang ',
    agree_terms: true,
    marketing: false,
  });
});

test('an empty form reports every required field', () => {
  expect(problems(noRegistration)).toEqual([
    'first_name: validation:required field.first_name',
    'email: validation:required field.email',
    'phone: validation:required field.phone',
    'password: validation:required field.password',
    'confirm_password: validation:required field.confirm_password',
    'agree_terms: validation:agree',
  ]);
});

test('names have at most 50 letters', () => {
  expect(problems({ first_name: 'D'.repeat(50), last_name: 'L'.repeat(50) })).toEqual([]);
  expect(problems({ first_name: 'D'.repeat(51) })).toEqual(['first_name: validation:maxLength field.first_name 50']);
  expect(problems({ last_name: 'L'.repeat(51) })).toEqual(['last_name: validation:maxLength field.last_name 50']);
  expect(problems({ last_name: 'Lestari2' })).toEqual(['last_name: validation:name validation:character “2”']);
});

test('a password has 8 to 72 characters and is typed twice', () => {
  const passwordProblems = (password: string) => problems({ password, confirm_password: password });
  expect(passwordProblems(`${'a'.repeat(71)}1`)).toEqual([]);
  expect(passwordProblems('aaaaaa1')).toEqual(['password: validation:password 8']);
  expect(passwordProblems(`${'a'.repeat(72)}1`)).toContain('password: validation:passwordLong');
  expect(problems({ confirm_password: 'lain sekali' })).toEqual(['confirm_password: validation:passwordMatch']);
});

test('a password has a letter, of any script, and a digit', () => {
  const passwordProblems = (password: string) => problems({ password, confirm_password: password });
  for (const invalid of ['aaaaaaaa', '12345678', '  12  34 !!'])
    expect(passwordProblems(invalid)).toEqual(['password: validation:password 8']);
  for (const valid of ['aaaaaaa1', '1234567Ж', 'tujuh kata 7']) expect(passwordProblems(valid)).toEqual([]);
});

test('a member is at least 17 years old', () => {
  expect(problems({ dob: '15 01 2010' })).toEqual([]);
  expect(problems({ dob: '16 01 2010' })).toEqual(['dob: validation:minAge 17']);
});

test('a birth date is in the past and at most 110 years ago', () => {
  expect(problems({ dob: '14 01 2027' })).toEqual(['dob: validation:minAge 17']);
  expect(problems({ dob: '15 01 2027' })).toEqual(['dob: validation:birthFuture']);
  expect(problems({ dob: '16 01 1916' })).toEqual([]);
  expect(problems({ dob: '15 01 1916' })).toEqual(['dob: validation:tooOld']);
  expect(problems({ dob: '31 02 1986' })).toEqual(['dob: validation:date']);
});
