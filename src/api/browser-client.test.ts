// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessionState, signIn, signOut } from '@/state/session';
import { mockServer } from '../../mocks/node.ts';
import { browserClient } from './browser-client';

const server = mockServer();

beforeAll(() => server.listen());
beforeEach(() => signOut());
afterEach(() => {
  document.documentElement.lang = '';
  localStorage.clear();
  server.reset();
});
afterAll(() => server.close());

const credentials = { body: { email: 'ratna@kelana.example', password: 'Kelana2027' } };
const fetchProfile = () => browserClient.call('getProfile').catch((error: unknown) => error);

test('requests carry the token of the session as bearer token', async () => {
  signIn((await browserClient.call('login', credentials)).data.token);
  expect(await fetchProfile()).toMatchObject({ data: { email: 'ratna@kelana.example' } });
});

test('requests carry the language of the page', async () => {
  document.documentElement.lang = 'en';
  expect((await browserClient.call('login', credentials)).message).toBe('Welcome back, Ratna.');
  document.documentElement.lang = 'id';
  expect((await browserClient.call('login', credentials)).message).toBe('Selamat datang kembali, Ratna.');
});

test('a refused token ends its session', async () => {
  signIn('long-gone');
  expect(await fetchProfile()).toMatchObject({ kind: 'unauthorized' });
  expect(sessionState).toMatchObject({ status: 'visitor', endedBy: 'expired' });
});

test('a late 401 does not end a session that began in the meantime', async () => {
  signIn((await browserClient.call('login', credentials)).data.token);
  server.override('getProfile', ({ reply }) => {
    signIn('the-next-one');
    return reply(401, { success: false, message: 'invalid token' });
  });
  await fetchProfile();
  expect(sessionState).toMatchObject({ status: 'member', token: 'the-next-one' });
});
