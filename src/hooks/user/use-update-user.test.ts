// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { publicEnv } from '@/config/env';
import { sessionState, signIn } from '@/state/session';
import { tokenOf } from '../../../scripts/lib/member-session.ts';
import { freshCache } from '../../../tests/support/fresh-cache';
import { withMockServer } from '../../../tests/support/with-mock-server';
import { useProfile } from './use-profile';
import { useUpdateUser } from './use-update-user';

const service = withMockServer();
const member = (name: string) =>
  tokenOf(publicEnv.serviceHost, { email: `${name}@kelana.example`, password: 'Kelana2027' });

beforeEach(async () => signIn(await member('ratna')));
afterEach(() => Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null }));

async function twoForms() {
  const { wrapper } = freshCache();
  const { result } = renderHook(() => ({ profile: useProfile(), details: useUpdateUser(), photo: useUpdateUser() }), {
    wrapper,
  });
  const shows = (firstName: string) =>
    vi.waitFor(() => expect(result.current.profile.data?.firstName).toBe(firstName), 3000);
  await shows('Ratna');
  return { result, shows };
}

const reads = () => service.calls.all().filter(({ operationId }) => operationId === 'getProfile').length;

test('the answered profile is shown at once without a reload', async () => {
  const { result, shows } = await twoForms();
  await result.current.details({ first_name: 'Ratih' });
  await shows('Ratih');
  expect(reads()).toBe(1);
});

test('an answer that arrives after another member signed in is dropped', async () => {
  const { result, shows } = await twoForms();
  const bima = await member('bima');
  const sent = result.current.details({ first_name: 'Ratih' });
  await vi.waitFor(() => expect(service.calls.all().at(-1)?.operationId).toBe('updateUser'));
  signIn(bima);
  expect((await sent).success).toBe(true);
  await shows('Bima');
});

test('after two parallel updates the profile is reloaded', async () => {
  const { result, shows } = await twoForms();
  const own = result.current.profile.data;
  if (!own) throw new Error('The profile is there.');
  // Answers as they look when they were made before the other update.
  service.override('updateUser', ({ reply }) => reply(200, { success: true, message: 'Tersimpan.', data: own }));
  service.override('getProfile', ({ reply }) => reply(200, { success: true, data: { ...own, firstName: 'Ratih' } }));
  await Promise.all([
    result.current.details({ first_name: 'Ratih' }),
    result.current.photo({ address: 'Jl. Melati 1' }),
  ]);
  await shows('Ratih');
});
