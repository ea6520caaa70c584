// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { sessionState, signIn } from '@/state/session';
import { tokenOf } from '../../scripts/lib/member-session.ts';
import { freshCache } from '../../tests/support/fresh-cache';
import { withMockServer } from '../../tests/support/with-mock-server';
import { useProfile } from './operations/user';
import { useUpdateUser } from './use-update-user';

const service = withMockServer();
const member = (name: string) =>
  tokenOf(publicEnv.serviceHost, { email: `${name}@kelana.example`, password: 'Kelana2027' });

beforeEach(async () => signIn(await member('ratna')));
afterEach(() => Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null }));

async function renderTwoForms() {
  const { wrapper } = freshCache();
  const { result } = renderHook(() => ({ profile: useProfile(), details: useUpdateUser(), photo: useUpdateUser() }), {
    wrapper,
  });
  const waitForName = (firstName: string) =>
    vi.waitFor(() => expect(result.current.profile.data?.firstName).toBe(firstName), 3000);
  await waitForName('Ratna');
  return { result, waitForName };
}

const countReads = () => service.calls.all().filter(({ operationId }) => operationId === 'getProfile').length;

test('the profile in the response is shown at once without a reload', async () => {
  const { result, waitForName } = await renderTwoForms();
  await result.current.details({ first_name: 'Ratih' });
  await waitForName('Ratih');
  expect(countReads()).toBe(1);
});

test('a response that arrives after another member has signed in is ignored', async () => {
  const { result, waitForName } = await renderTwoForms();
  const bima = await member('bima');
  const sent = result.current.details({ first_name: 'Ratih' });
  await vi.waitFor(() => expect(service.calls.all().at(-1)?.operationId).toBe('updateUser'));
  signIn(bima);
  expect((await sent).success).toBe(true);
  await waitForName('Bima');
});

test('after two parallel updates the profile is reloaded', async () => {
  const { result, waitForName } = await renderTwoForms();
  const profile = result.current.profile.data;
  if (!profile) throw new Error('The profile has not been loaded.');
  // The response to each update does not contain the other one.
  service.override('updateUser', ({ reply }) => reply(200, { success: true, message: 'Tersimpan.', data: profile }));
  service.override('getProfile', ({ reply }) =>
    reply(200, { success: true, data: { ...profile, firstName: 'Ratih' } }),
  );
  await Promise.all([
    result.current.details({ first_name: 'Ratih' }),
    result.current.photo({ address: 'Jl. Melati 1' }),
  ]);
  await waitForName('Ratih');
});
