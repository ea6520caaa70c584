// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useProfile } from '@/data/operations/user';
import { sessionState, signIn } from '@/state/session';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { BookingContext } from '../session/booking-context';
import type { BookingSession } from '../session/use-booking-session';
import { MissingNote } from './contact-step';

vi.mock('@/data/operations/user');

const mockError = (error?: object) => vi.mocked(useProfile).mockReturnValue({ error } as ReturnType<typeof useProfile>);

beforeEach(() => {
  mockError();
  Object.assign(sessionState, { status: 'visitor', token: null, endedBy: null });
});
afterEach(() => localStorage.clear());

const note = (isSignedOut: boolean) => (
  <BookingContext value={{ isSignedOut, hrefOf: () => '/booking/17?step=2&account=sign-in' } as BookingSession}>
    <MissingNote />
  </BookingContext>
);

test('a visitor gets a sign-in link, which disappears after signing in', async () => {
  renderInShell(note(true), { namespaces: ['booking', 'common'] });
  expect(screen.getByRole('link', { name: 'Masuk agar terisi dari profil' })).toBeTruthy();
  await act(async () => signIn('ratna'));
  expect(screen.queryByRole('status')).toBeNull();
});

test('a failed profile shows a message until it loads, even when no draft needs it', async () => {
  mockError({ kind: 'network' });
  await act(async () => signIn('ratna'));
  const { rerender } = renderInShell(note(false), { namespaces: ['booking', 'common'] });
  expect(screen.getByText(/^Profil Anda belum bisa dibaca/)).toBeTruthy();
  mockError();
  rerender(note(false));
  expect(screen.queryByRole('status')).toBeNull();
});
