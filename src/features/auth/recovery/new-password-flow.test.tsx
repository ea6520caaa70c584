// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as callModule from '@/data/call-in-browser';
import { readSignInNote } from '@/features/shared/sign-in-note';
import { lastEmail, rememberMember, sessionState, signIn } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { NewPasswordFlow } from './new-password-flow';
import { storeReturnPath } from './recovery-storage';

const service = withMockServer();

const show = (token: string | null) => renderAuth(<NewPasswordFlow token={token} />);
const password = () => screen.findByLabelText('Kata sandi');

async function createToken() {
  const { state } = service.database();
  const [member] = Object.values(state.members);
  state.recoveryTokens['the-token'] = { memberId: member?.id ?? '', expiresAt: 9e15 };
  return 'the-token';
}

async function save(secret: string) {
  await userEvent.type(await password(), secret);
  await userEvent.type(screen.getByLabelText('Ulangi kata sandi'), secret);
  await userEvent.click(screen.getByRole('button', { name: 'Simpan kata sandi' }));
}

test('a valid token sets the password and is deleted, and sign-in gets the return path', async () => {
  storeReturnPath('/account/booking');
  sessionStorage['kelana.recovery-token'] = 'the-token';
  const { router } = show(await createToken());
  await save('Lautan2028');
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/auth/sign-in?from=%2Faccount%2Fbooking'));
  expect(readSignInNote()).toBe('recovered');
  expect(Object.keys(sessionStorage)).toEqual(['kelana.sign-in-note']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a new password signs out any member of the device and deletes the data of that member', async () => {
  const token = await createToken();
  signIn('of-the-device');
  rememberMember('bima@kelana.example', sessionState.session);
  localStorage['kelana.bookings'] = '{}';
  show(token);
  await save('Lautan2028');
  await vi.waitFor(() => expect(sessionState.status).toBe('visitor'));
  expect(lastEmail()).toBe('');
  expect(Object.keys(localStorage)).toEqual([]);
});

test.each([null, 'garbage', 'g'.repeat(2049)])('the token %j is refused and a new link is offered', async (token) => {
  storeReturnPath('/account');
  show(token);
  expect((await screen.findByRole('alert')).textContent).toBe('Tautan tidak valid atau sudah kedaluwarsa.');
  expect(screen.getByRole('link', { name: 'Minta tautan baru' }).getAttribute('href')).toBe(
    '/auth/forgot?from=%2Faccount',
  );
});

test.each([{ network: true as const }, { status: 429 }])('a failed check offers a retry: %j', async (fault) => {
  service.faults.add({ operationId: 'checkToken', times: 1, ...fault });
  show(await createToken());
  expect(await screen.findByRole('heading', { name: 'Tautan belum bisa diperiksa' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await password()).toBeTruthy();
});

test('an error in the browser offers a retry and reports neither an invalid link nor a wait', async () => {
  vi.spyOn(callModule, 'callInBrowser').mockRejectedValueOnce(new TypeError('undefined is not a function'));
  show(await createToken());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Terjadi kesalahan/);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await password()).toBeTruthy();
});

test('a token that was used meanwhile is reported as unusable', async () => {
  show(await createToken());
  await password();
  service.database().state.recoveryTokens = {};
  await save('Lautan2028');
  expect(await screen.findByRole('heading', { name: 'Tautan ini tidak bisa dipakai' })).toBeTruthy();
});
