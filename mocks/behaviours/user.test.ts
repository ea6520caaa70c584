import { expect, test } from 'vitest';
import { callFixture, signInFixture } from '../../tests/support/fixture-call.ts';
import { fixtureDatabase } from '../../tests/support/fixture-database.ts';

async function openProfile() {
  const database = fixtureDatabase();
  const token = await signInFixture(database);
  return {
    database,
    token,
    update: (body: object, locale: 'id' | 'en' = 'id') =>
      callFixture(database, 'updateUser', { token, body: body as never, locale }),
  };
}

test('an update changes only the fields in the request', async () => {
  const { database, update } = await openProfile();
  const before = database.state.members.m1?.profile;
  expect(await update({ first_name: 'Rat', phone: '+6281200000999' })).toMatchObject({ status: 200 });
  expect(database.state.members.m1?.profile).toEqual({
    ...before,
    firstName: 'Rat',
    fullname: 'Rat Kusumawardani',
    phone: '+6281200000999',
  });
  expect(database.state.members.m1?.membership.card.first_name).toBe('Rat');
});

test.each([
  ['a city of another country', { id_city: 2001 }, 'id_city'],
  ['a city that is not known', { id_city: 5 }, 'id_city'],
  ['a country that is not known', { id_country: 5 }, 'id_country'],
  ['a city outside the new country', { id_country: 2, id_city: 1001 }, 'id_city'],
  ['a birth in the future', { dob: '2026-11-22' }, 'dob'],
  ['a birth less than 17 years ago', { dob: '2009-11-22' }, 'dob'],
  ['a birth 120 years ago', { dob: '1906-11-22' }, 'dob'],
])('%s is refused', async (_, body, field) => {
  const { database, update } = await openProfile();
  const before = structuredClone(database.state.members.m1?.profile);
  expect(await update(body)).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
  expect(database.state.members.m1?.profile).toEqual(before);
});

test('a member under the minimum age may send the unchanged date of birth', async () => {
  const { database, update } = await openProfile();
  Object.assign(database.state.members.m1?.profile ?? {}, { dob: '2012-03-02' });
  expect(await update({ dob: '2012-03-02', first_name: 'Rat' })).toMatchObject({ status: 200 });
  expect(await update({ dob: '2009-11-21' })).toMatchObject({ status: 200 });
});

test('a new country without a city clears the city of the old one', async () => {
  const { database, update } = await openProfile();
  await update({ id_country: 2 });
  expect(database.state.members.m1?.profile).toMatchObject({ id_country: 2, id_city: null });
  await update({ id_city: 2001 });
  expect(database.state.members.m1?.profile).toMatchObject({ id_country: 2, id_city: 2001 });
});

test('a photo is stored, served under its own URL and replaces the one before', async () => {
  const { database, token, update } = await openProfile();
  await update({ photo: new File(['one'], 'one.png', { type: 'image/png' }) });
  const response = await update({ photo: new File(['two'], 'two.png', { type: 'image/png' }) });
  const [[id, upload] = []] = Object.entries(database.state.uploads);
  expect(Object.keys(database.state.uploads)).toHaveLength(1);
  expect(upload).toEqual({ type: 'image/png', size: 3, base64: 'dHdv', name: 'two.png' });
  const address = `http://host.example/media/uploads/${id}`;
  expect(response).toMatchObject({ status: 200, body: { data: { profile_pic_url: address } } });
  expect(await callFixture(database, 'getProfile', { token })).toMatchObject({
    body: { data: { profile_pic_url: address } },
  });
});

const passwords = { old_password: 'Kelana2027', password: 'Lautan2028', confirm_password: 'Lautan2028' };

test('a new password ends every session of the member', async () => {
  const { database, update } = await openProfile();
  await signInFixture(database);
  expect(await update(passwords, 'en')).toMatchObject({
    status: 200,
    body: { message: 'Change password successfully! Please sign in again.' },
  });
  expect(database.state.sessions).toEqual({});
  await expect(signInFixture(database)).rejects.toThrow('401');
  await signInFixture(database, 'Lautan2028');
});

test.each([
  ['old_password', { old_password: 'Kelana2026' }],
  ['confirm_password', { confirm_password: 'Lautan2029' }],
  ['password', { password: 'Lautanluas', confirm_password: 'Lautanluas' }],
  ['password', { password: '20282029', confirm_password: '20282029' }],
  ['password', { password: 'Kelana2027', confirm_password: 'Kelana2027' }],
])('a change of password is refused at %s and keeps the sessions', async (field, change) => {
  const { database, update } = await openProfile();
  expect(await update({ ...passwords, ...change })).toMatchObject({
    status: 422,
    body: { errors: { [field]: [expect.any(String)] } },
  });
  expect(Object.keys(database.state.sessions)).toHaveLength(1);
});

test('bookings are listed upcoming by soonest, then past ones by latest', async () => {
  const { database, token } = await openProfile();
  for (const date of ['2026-11-20', '2027-03-01', '2025-01-01', '2026-11-21']) {
    const history = { package: 'Turki', date, status: 'booking' } as const;
    database.state.bookings.push({ memberId: 'm1', history, reservation: null, request: null, agreed: null });
  }
  const other = { package: 'Bali', date: '2027-01-01', status: 'booking' } as const;
  database.state.bookings.push({ memberId: 'm9', history: other, reservation: null, request: null, agreed: null });
  const response = await callFixture(database, 'listBookings', { token });
  expect(response.status === 200 && response.body.data.map(({ date }) => date)).toEqual([
    '2026-11-21',
    '2027-03-01',
    '2026-11-20',
    '2025-01-01',
  ]);
});
