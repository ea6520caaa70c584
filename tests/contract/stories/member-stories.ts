import { expect } from 'vitest';
import { PASSWORD, RATNA } from '../case.ts';
import type { StoryClient } from './story-client.ts';

export const DEWI = 'dewi@kelana.example';
const FIRST_PASSWORD = 'Pantai2027';
const SECOND_PASSWORD = 'Gunung2028';

/** Creates a file of three bytes that are not valid UTF-8, so that a conversion to text would change them. */
export const createPhoto = () => new File([Uint8Array.of(0, 0xff, 0x80)], 'me.png', { type: 'image/png' });

export async function register(client: StoryClient): Promise<void> {
  const { data } = await client.call('register', {
    json: {
      first_name: 'Dewi',
      last_name: 'Lestari',
      email: DEWI,
      phone: '+6281200000077',
      password: FIRST_PASSWORD,
      confirm_password: FIRST_PASSWORD,
      agree_terms: true,
    },
  });
  client.token = data?.token ?? null;
}

export async function signIn(client: StoryClient, email: string, password: string): Promise<void> {
  client.token = null;
  const { data } = await client.call('login', { json: { email, password } });
  client.token = data.token;
}

/** A member signs up, changes the profile, the photo and the password; a new password ends every earlier session. */
export async function memberStory(client: StoryClient): Promise<void> {
  await register(client);
  const registrationToken = client.token;
  await signIn(client, 'Dewi@Kelana.Example', FIRST_PASSWORD);
  expect((await client.call('getProfile')).data).toMatchObject({ email: DEWI, fullname: 'Dewi Lestari', dob: null });

  await client.call('updateUser', { form: { first_name: 'Dewi Ayu', dob: '1990-02-28' } });
  const changedProfile = {
    firstName: 'Dewi Ayu',
    fullname: 'Dewi Ayu Lestari',
    dob: '1990-02-28',
    phone: '+6281200000077',
  };
  expect((await client.call('getProfile')).data).toMatchObject(changedProfile);
  expect((await client.call('getMembership')).data).toMatchObject({ card: { point: 0, first_name: 'Dewi Ayu' } });

  await client.call('updateUser', { form: { photo: createPhoto() } });
  const { profile_pic_url } = (await client.call('getProfile')).data;
  expect([...(await client.download(String(profile_pic_url)))]).toEqual([0, 0xff, 0x80]);

  const passwords = { old_password: FIRST_PASSWORD, password: SECOND_PASSWORD, confirm_password: SECOND_PASSWORD };
  await client.call('updateUser', { form: passwords });
  for (const token of [client.token, registrationToken]) {
    client.token = token;
    expect(await client.expectRefusal('getProfile')).toMatchObject({ status: 401, message: 'invalid token' });
  }
  client.token = null;
  expect(await client.expectRefusal('login', { json: { email: DEWI, password: FIRST_PASSWORD } })).toMatchObject({
    status: 401,
  });
  await signIn(client, DEWI, SECOND_PASSWORD);
  expect((await client.call('getProfile')).data).toMatchObject({ ...changedProfile, profile_pic_url });
}

/** Signing out ends only the session that it is sent with. */
export async function logoutStory(client: StoryClient): Promise<void> {
  await signIn(client, RATNA, PASSWORD);
  const otherToken = client.token;
  await signIn(client, RATNA, PASSWORD);
  const { token } = client;
  await client.call('logout');
  expect(await client.expectRefusal('getProfile')).toMatchObject({ status: 401 });
  expect(await client.expectRefusal('logout')).toMatchObject({ status: 401 });
  expect(await client.expectRefusal('checkToken', { json: { token } })).toMatchObject({ status: 401 });
  client.token = otherToken;
  expect((await client.call('getProfile')).data.email).toBe(RATNA);
}

/** A forgotten password is replaced with a link that works once, and the response does not reveal who is a member. */
export async function recoveryStory(client: StoryClient): Promise<void> {
  await signIn(client, RATNA, PASSWORD);
  const response = await client.call('forgotPassword', { json: { email: RATNA } });
  expect(await client.call('forgotPassword', { json: { email: 'nobody@kelana.example' } })).toEqual(response);
  expect(await client.mailsTo('nobody@kelana.example')).toEqual([]);

  const link = (await client.mailsTo(RATNA)).at(-1)?.link ?? '';
  const token = new URL(link).searchParams.get('token') ?? '';
  await client.call('checkToken', { json: { token } });
  const passwords = { token, password: SECOND_PASSWORD, confirm_password: SECOND_PASSWORD };
  await client.call('resetPassword', { json: passwords });
  expect(await client.expectRefusal('resetPassword', { json: passwords })).toMatchObject({ status: 401 });
  expect(await client.expectRefusal('getProfile')).toMatchObject({ status: 401 });
  client.token = null;
  expect(await client.expectRefusal('login', { json: { email: RATNA, password: PASSWORD } })).toMatchObject({
    status: 401,
  });
  await signIn(client, RATNA, SECOND_PASSWORD);
}
