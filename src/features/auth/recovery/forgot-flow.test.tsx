// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfile } from '@/hooks/user/use-profile';
import { renderAuth } from '../../../../tests/support/render-auth';
import { ForgotFlow } from './forgot-flow';
import { keepSentLink } from './sent-link';

vi.mock('@/hooks/user/use-profile');

const knows = (email?: string) =>
  vi.mocked(useProfile).mockReturnValue({ data: email ? { email } : undefined } as ReturnType<typeof useProfile>);

beforeEach(() => {
  knows();
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

test('the form that was opened takes no focus', () => {
  renderAuth(<ForgotFlow />);
  expect(screen.getByLabelText('Alamat email')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

test('who asks for another address stands in its field', async () => {
  keepSentLink({ email: 'ratna@kelana.example', message: '', locale: 'id', at: Date.now() });
  renderAuth(<ForgotFlow />);
  await userEvent.click(screen.getByRole('button', { name: 'Pakai alamat lain' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Alamat email'));
});

function WithLateProfile() {
  const [, show] = useReducer((times: number) => times + 1, 0);
  const come = () => {
    knows('ratna@kelana.example');
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

test('a member finds the own address, of which the tab keeps nothing', () => {
  knows('ratna@kelana.example');
  renderAuth(<ForgotFlow />);
  expect(email().value).toBe('ratna@kelana.example');
  cleanup();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('a profile that comes late fills an empty field and leaves a typed one alone', async () => {
  renderAuth(<WithLateProfile />);
  await userEvent.click(screen.getByRole('button', { name: 'Profil' }));
  expect(email().value).toBe('ratna@kelana.example');
  cleanup();
  knows();
  renderAuth(<WithLateProfile />);
  await userEvent.type(email(), 'sekar@');
  await userEvent.click(screen.getByRole('button', { name: 'Profil' }));
  expect(email().value).toBe('sekar@');
});
