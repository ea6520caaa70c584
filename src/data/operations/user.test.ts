// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { expireSession, signIn, signOut, startSession } from '@/state/session';
import { tokenOf as memberToken } from '../../../scripts/lib/member-session.ts';
import { freshCache } from '../../../tests/support/fresh-cache';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { useSignOut } from '../use-sign-out';
import { useProfile } from './user';

const server = withMockServer();
let stop: () => void;

beforeEach(() => {
  stop = startSession();
});
afterEach(() => {
  stop();
  signOut();
});

const tokenOf = (name: 'ratna' | 'bima') =>
  memberToken(publicEnv.serviceHost, { email: `${name}@kelana.example`, password: 'Kelana2027' });

function renderProfile() {
  const { cache, wrapper } = freshCache();
  const names: (string | undefined)[] = [];
  const hook = renderHook(
    () => {
      const profile = useProfile();
      names.push(profile.data?.fullname);
      return { ...profile, signOut: useSignOut() };
    },
    { wrapper },
  );
  const waitForName = (name: string | undefined) => vi.waitFor(() => expect(names.at(-1)).toBe(name));
  return { cache, names, waitForName, hook };
}

test('a sign-in after an expired session never shows the previous member', async () => {
  const [ratna, bima] = [await tokenOf('ratna'), await tokenOf('bima')];
  signIn(ratna);
  const { names, waitForName } = renderProfile();
  await waitForName('Ratna Kusumawardani');
  expireSession(ratna);
  await waitForName(undefined);
  names.length = 0;
  signIn(bima);
  await waitForName('Bima');
  expect(names).not.toContain('Ratna Kusumawardani');
});

test('signing out in another tab clears the cached data', async () => {
  signIn(await tokenOf('ratna'));
  const { cache, waitForName } = renderProfile();
  await waitForName('Ratna Kusumawardani');
  localStorage.removeItem('kelana.token');
  window.dispatchEvent(new StorageEvent('storage', { key: 'kelana.token' }));
  await waitForName(undefined);
  await vi.waitFor(() => expect([...cache.values()].map(({ data }) => data)).toEqual([undefined]));
});

test('the token is in no key of the cache, and signing out clears the data and ends the session at the service', async () => {
  const ratna = await tokenOf('ratna');
  signIn(ratna);
  const { cache, waitForName, hook } = renderProfile();
  await waitForName('Ratna Kusumawardani');
  expect([...cache.keys()].join()).toContain('getProfile');
  expect([...cache.keys()].join()).not.toContain(ratna);
  await hook.result.current.signOut();
  expect([...cache.values()].map(({ data }) => data)).toEqual([undefined]);
  expect(server.database().state.sessions[ratna]).toBeUndefined();
});
