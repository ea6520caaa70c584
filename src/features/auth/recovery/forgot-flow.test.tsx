// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfile } from '@/data/operations/user';
import { expireSession, rememberMember, sessionState, signIn } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { ForgotFlow, secondsLeft } from './forgot-flow';
import { saveSentLink } from './recovery-storage';

vi.mock('@/data/operations/user');

const service = withMockServer();

const mockProfile = (email?: string) =>
  vi.mocked(useProfile).mockReturnValue({ data: email ? { email } : undefined } as ReturnType<typeof useProfile>);

beforeEach(() => mockProfile());

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

test('opening the form does not move the focus; choosing another address focuses the email field', async () => {
  const { unmount } = renderAuth(<ForgotFlow />);
  expect(email()).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  unmount();
  saveSentLink({ email: 'ratna@kelana.example', message: '', locale: 'id', at: Date.now() });
  renderAuth(<ForgotFlow />);
  await userEvent.click(screen.getByRole('button', { name: 'Pakai alamat lain' }));
  expect(document.activeElement).toBe(email());
});

const email = () => screen.getByLabelText<HTMLInputElement>('Alamat email');
const storedText = () => JSON.stringify({ ...sessionStorage, ...localStorage });

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  await screen.findByRole('button', { name: 'Pakai alamat lain' });
}

test('the email of a member is filled in and not stored, not even after sending', async () => {
  mockProfile('ratna@kelana.example');
  renderAuth(<ForgotFlow />);
  expect(email().value).toBe('ratna@kelana.example');
  await send();
  expect(screen.getByText('ratna@kelana.example')).toBeTruthy();
  cleanup();
  expect(storedText()).toBe('{}');
});

test('the email is not stored when it is sent again after the member signed out', async () => {
  mockProfile('ratna@kelana.example');
  const { rerender } = renderAuth(<ForgotFlow />);
  await send();
  mockProfile();
  rerender(<ForgotFlow />);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim lagi' });
  await vi.waitFor(() => expect(again.disabled).toBe(false), 3000);
  clock.mockRestore();
  await userEvent.click(again);
  await vi.waitFor(() => expect(service.calls.all()).toHaveLength(2));
  cleanup();
  expect(storedText()).toBe('{}');
});

test('a typed address is stored for the confirmation of the sent link and for sign-in', async () => {
  renderAuth(<ForgotFlow />);
  await userEvent.type(email(), 'sekar@kelana.example');
  await send();
  expect(Object.keys(sessionStorage).sort()).toEqual(['kelana.form.sign-in', 'kelana.recovery-sent']);
});

test.each([
  ['that loads late fills an empty field', undefined, 'ratna@kelana.example'],
  ['that is removed with its member empties the field', 'ratna@kelana.example', ''],
  ['of the next member replaces the address', 'ratna@kelana.example', 'bima@kelana.example'],
])('a profile %s without storing it, and a typed address stays', async (_how, before, next) => {
  for (const typed of ['', 'sekar@']) {
    mockProfile(before);
    const { rerender, unmount } = renderAuth(<ForgotFlow />);
    if (typed) {
      await userEvent.clear(email());
      await userEvent.type(email(), typed);
    }
    mockProfile(next);
    rerender(<ForgotFlow />);
    expect(email().value).toBe(typed || next);
    unmount();
    if (!typed) expect(storedText()).toBe('{}');
  }
});

test('after an expired session the email is filled in, and not stored after sending', async () => {
  signIn('abc');
  rememberMember('ratna@kelana.example', sessionState.session);
  expireSession('abc');
  renderAuth(<ForgotFlow />);
  expect(email().value).toBe('ratna@kelana.example');
  await send();
  expect(storedText()).not.toContain('ratna');
});

test('after too many requests for a link the page says when to try again, and the link can be sent then', async () => {
  saveSentLink({ email: 'ratna@kelana.example', message: '', locale: 'id', at: Date.now() - 61_000 });
  service.faults.add({ operationId: 'forgotPassword', status: 429, retryAfterSeconds: 3600, times: 1 });
  renderAuth(<ForgotFlow />);
  const again = screen.getByRole('button', { name: 'Kirim lagi' });
  await userEvent.click(again);
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Terlalu banyak percobaan\. Coba lagi dalam 60 menit\./,
  );
  await userEvent.click(again);
  await vi.waitFor(() => expect(service.database().state.outbox).toHaveLength(1));
});

test('the countdown ends at 0 and never exceeds its length', () => {
  expect([0, 1, 999, 59_000, 60_000, 99_000].map((now) => secondsLeft(0, 60, now))).toEqual([60, 60, 60, 1, 0, 0]);
  expect(secondsLeft(1_000_000, 60, 0)).toBe(60);
});
