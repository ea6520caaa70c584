import { expect, test } from 'vitest';
import { callFixture, signInFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase, fixtureNow } from '../../tests/support/fixture-database.ts';

const DAY_MS = 86_400_000;

const registration = {
  first_name: 'Dewi',
  last_name: '',
  email: 'Dewi@Surel.Example',
  phone: '+6281200000222',
  password: 'Samudra88',
  confirm_password: 'Samudra88',
  agree_terms: true,
} as const;

test('sign-in returns a token of the member and ignores the case of the email address', async () => {
  const database = fixtureDatabase();
  const body = { email: 'RATNA@kelana.example', password: 'Kelana2027' };
  const response = await callFixture(database, 'login', { body });
  expect(response).toMatchObject({ status: 200, body: { message: 'Selamat datang kembali, Ratna.' } });
  expect(Object.values(database.state.sessions)).toEqual([
    { memberId: 'm1', expiresAt: fixtureNow.getTime() + 7 * DAY_MS },
  ]);
});

test.each([
  ['ratna@kelana.example', 'kelana2027'],
  ['nobody@kelana.example', 'Kelana2027'],
])('%s with %s is refused with the same 401', async (email, password) => {
  const database = fixtureDatabase();
  const response = await callFixture(database, 'login', { body: { email, password }, locale: 'en' });
  expect(response).toEqual({
    status: 401,
    body: { success: false, message: 'The email address and password do not match.' },
  });
  expect(database.state.sessions).toEqual({});
});

test('a session ends after seven days, and a later sign-in deletes it', async () => {
  const database = fixtureDatabase();
  const token = await signInFixture(database);
  const beforeExpiry = new Date(fixtureNow.getTime() + 7 * DAY_MS - 1);
  const atExpiry = new Date(fixtureNow.getTime() + 7 * DAY_MS);
  expect(await callFixture(database, 'checkToken', { body: { token }, now: beforeExpiry })).toMatchObject({
    status: 200,
  });
  expect(await callFixture(database, 'checkToken', { body: { token }, now: atExpiry })).toEqual({
    status: 401,
    body: { success: false, message: 'invalid token' },
  });
  expect(Object.keys(database.state.sessions)).toEqual([token]);
  const next = await signInFixture(database, undefined, atExpiry);
  expect(Object.keys(database.state.sessions)).toEqual([next]);
});

test('sign-out ends only the session it is sent with', async () => {
  const database = fixtureDatabase();
  const [first, second] = [await signInFixture(database), await signInFixture(database)];
  await callFixture(database, 'logout', { token: first });
  expect(Object.keys(database.state.sessions)).toEqual([second]);
});

test('registration creates a member without points, signs in and sends a welcome mail', async () => {
  const database = fixtureDatabase();
  const response = await callFixture(database, 'register', { body: registration });
  expect(response).toMatchObject({ status: 200, body: { data: { token: expect.any(String) } } });
  expect(database.state.members.m2).toMatchObject({
    email: 'dewi@surel.example',
    profile: { fullname: 'Dewi', lastName: '', is_member_premium: false },
    membership: { card: { point: 0, number: 'KLN 8820 0000 0002' }, history: [] },
  });
  expect(database.state.outbox).toMatchObject([{ to: 'dewi@surel.example', subject: 'Selamat bergabung di Kelana' }]);
  const login = { body: { email: 'dewi@surel.example', password: 'Samudra88' } };
  expect(await callFixture(database, 'login', login)).toMatchObject({ status: 200 });
});

test('no password is stored in plain text', async () => {
  const database = fixtureDatabase();
  await callFixture(database, 'register', { body: registration });
  expect(JSON.stringify(database.state)).not.toContain('Samudra88');
});

test.each([
  ['email', { email: 'Ratna@Kelana.example' }],
  ['confirm_password', { confirm_password: 'Samudra89' }],
  ['dob', { dob: '2027-01-01' }],
  ['dob', { dob: '2009-11-22' }],
  ['password', { password: 'aaaaaaaa', confirm_password: 'aaaaaaaa' }],
])('registration is refused at %s', async (field, change) => {
  const database = fixtureDatabase();
  const response = await callFixture(database, 'register', { body: { ...registration, ...change } });
  expect(response).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect(Object.keys(database.state.members)).toEqual(['m1']);
});

test('password recovery responds equally to a known and an unknown address, and mails only the known one', async () => {
  const database = fixtureDatabase();
  const knownAddress = await callFixture(database, 'forgotPassword', { body: { email: 'ratna@kelana.example' } });
  const unknownAddress = await callFixture(database, 'forgotPassword', { body: { email: 'nobody@kelana.example' } });
  expect(knownAddress).toEqual(unknownAddress);
  expect(database.state.outbox.map(({ to }) => to)).toEqual(['ratna@kelana.example']);
  expect(database.state.outbox[0]?.link).toMatch(/^http:\/\/localhost:3000\/auth\/new-password\?token=[0-9a-f-]{36}$/);
});

test('the mailed token sets a new password once and ends every session', async () => {
  const database = fixtureDatabase();
  await signInFixture(database);
  await callFixture(database, 'forgotPassword', { body: { email: 'ratna@kelana.example' }, locale: 'en' });
  const token = database.state.outbox[0]?.link?.split('token=')[1] ?? '';
  expect(database.state.outbox[0]?.link).toContain('/en/auth/new-password');
  expect(await callFixture(database, 'checkToken', { body: { token } })).toMatchObject({ status: 200 });

  const withoutDigit = { token, password: 'Lautanluas', confirm_password: 'Lautanluas' };
  expect(await callFixture(database, 'resetPassword', { body: withoutDigit })).toMatchObject({
    status: 422,
    body: { errors: { password: [expect.any(String)] } },
  });
  const body = { token, password: 'Lautan2028', confirm_password: 'Lautan2028' };
  expect(await callFixture(database, 'resetPassword', { body })).toMatchObject({ status: 200 });
  expect(database.state.sessions).toEqual({});
  expect(await callFixture(database, 'resetPassword', { body })).toMatchObject({ status: 401 });
  expect(await signInFixture(database, 'Lautan2028')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a recovery token expires after an hour, and a newer one replaces it', async () => {
  const database = fixtureDatabase();
  const requestRecovery = () => callFixture(database, 'forgotPassword', { body: { email: 'ratna@kelana.example' } });
  await requestRecovery();
  const [first = ''] = Object.keys(database.state.recoveryTokens);
  await requestRecovery();
  const [second = '', ...others] = Object.keys(database.state.recoveryTokens);
  expect([others, first === second]).toEqual([[], false]);
  const now = new Date(fixtureNow.getTime() + 3_600_000);
  expect(await callFixture(database, 'checkToken', { body: { token: second }, now })).toMatchObject({ status: 401 });
});
