import { expect } from 'vitest';
import { PASSWORD, RATNA } from '../case.ts';
import type { Person } from './person.ts';

export const DEWI = 'dewi@kelana.example';
const FIRST = 'Pantai2027';
const SECOND = 'Gunung2028';

/** Three bytes that no encoding leaves alone by chance. */
export const photo = () => new File([Uint8Array.of(0, 0xff, 0x80)], 'me.png', { type: 'image/png' });

export async function register(person: Person): Promise<void> {
  const { data } = await person.does('register', {
    json: {
      first_name: 'Dewi',
      last_name: 'Lestari',
      email: DEWI,
      phone: '+6281200000077',
      password: FIRST,
      confirm_password: FIRST,
      agree_terms: true,
    },
  });
  person.token = data?.token ?? null;
}

export async function signIn(person: Person, email: string, password: string): Promise<void> {
  person.token = null;
  const { data } = await person.does('login', { json: { email, password } });
  person.token = data.token;
}

/** From signing up to a new password: profile, photo, and every earlier token void. */
export async function memberStory(person: Person): Promise<void> {
  await register(person);
  const registered = person.token;
  await signIn(person, 'Dewi@Kelana.Example', FIRST);
  expect((await person.does('getProfile')).data).toMatchObject({ email: DEWI, fullname: 'Dewi Lestari', dob: null });

  await person.does('updateUser', { form: { first_name: 'Dewi Ayu', dob: '1990-02-28' } });
  const changed = { firstName: 'Dewi Ayu', fullname: 'Dewi Ayu Lestari', dob: '1990-02-28', phone: '+6281200000077' };
  expect((await person.does('getProfile')).data).toMatchObject(changed);
  expect((await person.does('getMembership')).data).toMatchObject({ card: { point: 0, first_name: 'Dewi Ayu' } });

  await person.does('updateUser', { form: { photo: photo() } });
  const { profile_pic_url } = (await person.does('getProfile')).data;
  expect([...(await person.bytes(String(profile_pic_url)))]).toEqual([0, 0xff, 0x80]);

  const passwords = { old_password: FIRST, password: SECOND, confirm_password: SECOND };
  await person.does('updateUser', { form: passwords });
  for (const token of [person.token, registered]) {
    person.token = token;
    expect(await person.isRefused('getProfile')).toMatchObject({ status: 401, message: 'invalid token' });
  }
  person.token = null;
  expect(await person.isRefused('login', { json: { email: DEWI, password: FIRST } })).toMatchObject({ status: 401 });
  await signIn(person, DEWI, SECOND);
  expect((await person.does('getProfile')).data).toMatchObject({ ...changed, profile_pic_url });
}

/** Signing out ends this session and no other. */
export async function logoutStory(person: Person): Promise<void> {
  await signIn(person, RATNA, PASSWORD);
  const elsewhere = person.token;
  await signIn(person, RATNA, PASSWORD);
  const { token } = person;
  await person.does('logout');
  expect(await person.isRefused('getProfile')).toMatchObject({ status: 401 });
  expect(await person.isRefused('logout')).toMatchObject({ status: 401 });
  expect(await person.isRefused('checkToken', { json: { token } })).toMatchObject({ status: 401 });
  person.token = elsewhere;
  expect((await person.does('getProfile')).data.email).toBe(RATNA);
}

/** A forgotten password: one link, good for one use, and nobody learns who is a member. */
export async function recoveryStory(person: Person): Promise<void> {
  await signIn(person, RATNA, PASSWORD);
  const told = await person.does('forgotPassword', { json: { email: RATNA } });
  expect(await person.does('forgotPassword', { json: { email: 'nobody@kelana.example' } })).toEqual(told);
  expect(await person.mailsTo('nobody@kelana.example')).toEqual([]);

  const link = (await person.mailsTo(RATNA)).at(-1)?.link ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await person.does('checkToken', { json: { token } });
  const passwords = { token, password: SECOND, confirm_password: SECOND };
  await person.does('resetPassword', { json: passwords });
  expect(await person.isRefused('resetPassword', { json: passwords })).toMatchObject({ status: 401 });
  expect(await person.isRefused('getProfile')).toMatchObject({ status: 401 });
  person.token = null;
  expect(await person.isRefused('login', { json: { email: RATNA, password: PASSWORD } })).toMatchObject({
    status: 401,
  });
  await signIn(person, RATNA, SECOND);
}
