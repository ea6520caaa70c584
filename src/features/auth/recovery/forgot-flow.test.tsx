// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderAuth } from '../../../../tests/support/render-auth';
import { ForgotFlow } from './forgot-flow';
import { keepSentLink } from './sent-link';

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
