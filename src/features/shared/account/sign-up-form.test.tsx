// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { safeParse } from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { readSignInNote } from '@/features/shared/sign-in-note';
import { fieldRules } from '@/form/rules/rules';
import { sessionState } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { noRegistration, SignUpForm, signUpSchema } from './sign-up-form';

const service = withMockServer();

afterEach(() => {
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

const SIGN_IN = '/auth/sign-in?from=%2Fbooking%2F12%3Fstep%3D4';
const renderForm = () => renderAuth(<SignUpForm signInHref={SIGN_IN} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Buat akun' }));

async function fillIn(email = 'dewi@kelana.example') {
  type('Nama depan', 'Dewi');
  type('Alamat email', email);
  type('Nomor WhatsApp', '0812 3456 7890');
  type('Kata sandi', 'Samudra88');
  type('Ulangi kata sandi', 'Samudra88');
  await userEvent.click(screen.getByRole('checkbox', { name: /Saya setuju/ }));
}

test('fields have autocomplete names, and the consent to offers is not ticked', () => {
  renderForm();
  const names = ['Nama depan', 'Nama belakang', 'Alamat email', 'Nomor WhatsApp', 'Tanggal lahir'];
  expect(names.map((name) => field(name).autocomplete)).toEqual(['given-name', 'family-name', 'email', 'tel', 'bday']);
  expect(field('Kata sandi').autocomplete).toBe('new-password');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /penawaran/ }).checked).toBe(false);
});

test('a new member is signed in, and no typed value stays in the tab', async () => {
  renderForm();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(sessionState.status).toBe('member'));
  const members = Object.values(service.database().state.members);
  expect(members.find(({ email }) => email === 'dewi@kelana.example')).toMatchObject({ acceptsMarketing: false });
  await vi.waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

test('without a token in the response, sign-in opens with the e-mail address filled in', async () => {
  service.override('register', ({ reply }) => reply(200, { success: true, message: 'Akun dibuat.' }));
  const { router } = renderForm();
  await fillIn();
  await submit();
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith(SIGN_IN, undefined, { shallow: true }));
  expect(readSignInNote()).toBe('registered');
  expect(sessionStorage['kelana.form.sign-in']).toBe('{"email":"dewi@kelana.example"}');
});

test('a registered e-mail address offers to sign in with it, and the other values stay', async () => {
  renderForm();
  await fillIn('Ratna@kelana.example');
  await submit();
  const link = await screen.findByRole('link', { name: 'Masuk dengan email ini' });
  expect(link.getAttribute('href')).toBe(SIGN_IN);
  expect(document.getElementById('field-email-error')?.textContent).toBe(
    'Alamat email ini sudah terdaftar. Silakan masuk.',
  );
  expect([field('Nama depan').value, field('Kata sandi').value]).toEqual(['Dewi', 'Samudra88']);
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(sessionStorage['kelana.form.sign-in']).toBe('{"email":"Ratna@kelana.example"}');
});

test('a password is never in the draft', async () => {
  const { unmount } = renderForm();
  await fillIn();
  unmount();
  expect(sessionStorage['kelana.form.sign-up']).toContain('dewi@kelana.example');
  expect(sessionStorage['kelana.form.sign-up']).not.toContain('Samudra88');
});

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

test('a password has 8 to 72 characters, a letter of any script and a digit, and is typed twice', () => {
  const passwordProblems = (password: string) => problems({ password, confirm_password: password });
  for (const invalid of ['aaaaaa1', 'aaaaaaaa', '12345678', '  12  34 !!'])
    expect(passwordProblems(invalid)).toEqual(['password: validation:password 8']);
  for (const valid of ['aaaaaaa1', '1234567Ж', `${'a'.repeat(71)}1`]) expect(passwordProblems(valid)).toEqual([]);
  expect(passwordProblems(`${'a'.repeat(72)}1`)).toContain('password: validation:passwordLong');
  expect(problems({ confirm_password: 'lain sekali' })).toEqual(['confirm_password: validation:passwordMatch']);
});

test('a member is at least 17 years old, and a birth date at most 110 years ago', () => {
  expect(problems({ dob: '15 01 2010' })).toEqual([]);
  expect(problems({ dob: '16 01 2010' })).toEqual(['dob: validation:minAge 17']);
  expect(problems({ dob: '15 01 2027' })).toEqual(['dob: validation:birthFuture']);
  expect(problems({ dob: '16 01 1916' })).toEqual([]);
  expect(problems({ dob: '15 01 1916' })).toEqual(['dob: validation:tooOld']);
  expect(problems({ dob: '31 02 1986' })).toEqual(['dob: validation:date']);
});
