// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfile } from '@/hooks/user/use-profile';
import { rememberMember } from '@/state/last-member';
import { expireSession, sessionState, signIn } from '@/state/session';
import { renderAuth } from '../../../../tests/support/render-auth';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { ForgotFlow } from './forgot-flow';
import { saveSentLink } from './sent-link';

vi.mock('@/hooks/user/use-profile');

const service = withMockServer();

const knows = (email?: string) =>
  vi.mocked(useProfile).mockReturnValue({ data: email ? { email } : undefined } as ReturnType<typeof useProfile>);

beforeEach(() => {
  knows();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});

test('the form that was opened takes no focus', () => {
  renderAuth(<ForgotFlow />);
  expect(screen.getByLabelText('Alamat email')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('who asks for another address stands in its field', async () => {
  saveSentLink({ email: 'ratna@kelana.example', message: '', locale: 'id', at: Date.now() });
  renderAuth(<ForgotFlow />);
  await userEvent.click(screen.getByRole('button', { name: 'Pakai alamat lain' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Alamat email'));
});

function WithLateProfile({ then = 'ratna@kelana.example' }: { then?: string | undefined }) {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const come = () => {
    knows(then);
    show();
  };
  return (
    <>
      <button type="button" onClick={come}>
        Profil
      </button>
      <ForgotFlow />
    </>
  );
}

const email = () => screen.getByLabelText<HTMLInputElement>('Alamat email');
const profileComes = () => userEvent.click(screen.getByRole('button', { name: 'Profil' }));
const storedText = () => JSON.stringify({ ...sessionStorage, ...localStorage });

async function send() {
  await userEvent.click(screen.getByRole('button', { name: 'Kirim tautan' }));
  await screen.findByRole('button', { name: 'Pakai alamat lain' });
}

test('a member finds the own address, of which the tab keeps nothing, also once it was sent', async () => {
  knows('ratna@kelana.example');
  renderAuth(<ForgotFlow />);
  expect(email().value).toBe('ratna@kelana.example');
  await send();
  expect(screen.getByText('ratna@kelana.example')).toBeTruthy();
  cleanup();
  expect(storedText()).toBe('{}');
});

test('it is not kept either when it is sent once more after the member has left', async () => {
  knows('ratna@kelana.example');
  renderAuth(<WithLateProfile then="" />);
  await send();
  await profileComes();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  const again = screen.getByRole<HTMLButtonElement>('button', { name: 'Kirim lagi' });
  await vi.waitFor(() => expect(again.disabled).toBe(false), 3000);
  clock.mockRestore();
  await userEvent.click(again);
  await vi.waitFor(() => expect(service.calls.all()).toHaveLength(2));
  cleanup();
  expect(storedText()).toBe('{}');
});

test('a typed address is kept until the mail has come, and for sign-in', async () => {
  renderAuth(<ForgotFlow />);
  await userEvent.type(email(), 'sekar@kelana.example');
  await send();
  expect(Object.keys(sessionStorage).sort()).toEqual(['kelana.form.sign-in', 'kelana.recovery-sent']);
});

test('a profile that comes late fills an empty field, which is not kept, and leaves a typed one alone', async () => {
  const late = renderAuth(<WithLateProfile />);
  await profileComes();
  expect(email().value).toBe('ratna@kelana.example');
  late.unmount();
  expect(storedText()).toBe('{}');
  knows();
  renderAuth(<WithLateProfile />);
  await userEvent.type(email(), 'sekar@');
  await profileComes();
  expect(email().value).toBe('sekar@');
});

test.each([
  ['goes with its member', '', ''],
  ['gives way to the next member', 'bima@kelana.example', 'bima@kelana.example'],
])('a filled address %s, a typed one stays', async (_how, then, value) => {
  knows('ratna@kelana.example');
  renderAuth(<WithLateProfile then={then} />);
  await profileComes();
  expect(email().value).toBe(value);
  cleanup();
  knows('ratna@kelana.example');
  renderAuth(<WithLateProfile then={then} />);
  await userEvent.clear(email());
  await userEvent.type(email(), 'sekar@');
  await profileComes();
  expect(email().value).toBe('sekar@');
});

test('whose session ran out finds the own address too, as at sign-in', async () => {
  signIn('abc');
  rememberMember('ratna@kelana.example', sessionState.session);
  expireSession('abc');
  renderAuth(<ForgotFlow />);
  expect(email().value).toBe('ratna@kelana.example');
  await send();
  expect(storedText()).not.toContain('ratna');
});
