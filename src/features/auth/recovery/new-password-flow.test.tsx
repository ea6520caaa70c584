// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as calling from '@/api/call-in-browser';
import { readSignInNote } from '@/features/shared/sign-in-note';
import { lastEmail, rememberMember } from '@/state/last-member';
import { sessionState, signIn } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { NewPasswordFlow } from './new-password-flow';
import { storeReturnPath } from './return-path';

const service = withMockServer();

const show = (token: string | null) => renderAuth(<NewPasswordFlow token={token} />);
const password = () => screen.findByLabelText('Kata sandi');

async function mailedToken() {
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

test('a good token sets the password, is forgotten, and sign-in leads to where it began', async () => {
  storeReturnPath('/account/booking');
  sessionStorage['kelana.recovery-token'] = 'the-token';
  const { router } = show(await mailedToken());
  await save('Lautan2028');
  await vi.waitFor(() => expect(router.push).toHaveBeenCalledWith('/auth/sign-in?from=%2Faccount%2Fbooking'));
  expect(readSignInNote()).toBe('recovered');
  expect(Object.keys(sessionStorage)).toEqual(['kelana.sign-in-note']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('whoever is still signed in, maybe somebody else, is so no longer, and nothing of them is left', async () => {
  const token = await mailedToken();
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

test.each([{ network: true as const }, { status: 503 }, { status: 429 }])(
  'a service that cannot tell is no bad link: %j',
  async (fault) => {
    service.faults.add({ operationId: 'checkToken', times: 1, ...fault });
    show(await mailedToken());
    expect(await screen.findByRole('heading', { name: 'Tautan belum bisa diperiksa' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await password()).toBeTruthy();
  },
);

test('what breaks on our side is no bad link and no endless wait either', async () => {
  vi.spyOn(calling, 'callInBrowser').mockRejectedValueOnce(new TypeError('undefined is not a function'));
  show(await mailedToken());
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Terjadi kesalahan/);
  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(await password()).toBeTruthy();
});

test('a token used up meanwhile is said as such', async () => {
  show(await mailedToken());
  await password();
  service.database().state.recoveryTokens = {};
  await save('Lautan2028');
  expect(await screen.findByRole('heading', { name: 'Tautan ini tidak bisa dipakai' })).toBeTruthy();
});

test('a failure keeps both fields', async () => {
  service.faults.add({ operationId: 'resetPassword', status: 500, times: 1 });
  show(await mailedToken());
  await save('Lautan2028');
  await screen.findByRole('alert');
  expect(((await password()) as HTMLInputElement).value).toBe('Lautan2028');
});
