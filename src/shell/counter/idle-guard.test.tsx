// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MessagesContext } from '@/i18n/use-messages';
import * as leaving from '@/lib/leave-for';
import { readDrafts, writeDraft } from '@/state/booking-draft';
import { readReceipt, saveReceipt } from '@/state/booking-receipt';
import common from '../../../public/locales/id/common.json';
import obs from '../../../public/locales/id/obs.json';
import { mockRouter, renderInShell } from '../../../tests/support/render-in-shell';
import { IdleDialog } from './idle-dialog';
import { IdleGuard } from './idle-guard';

type Fallback = ComponentType<{ error: Error }>;

// Replaces the deferred loading of the dialog, which would never finish with fake timers.
const chunk = vi.hoisted(() => ({ isLoaded: true }));
vi.mock('@/lib/defer/load-on-use', () => ({
  loadOnUse:
    (_load: unknown, Fallback: Fallback): typeof IdleDialog =>
    (props) =>
      chunk.isLoaded ? <IdleDialog {...props} /> : <Fallback error={new Error('offline')} />,
}));

const resetPage = vi.fn();
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leave = vi.spyOn(leaving, 'leaveFor').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  resetPage.mockClear();
  chunk.isLoaded = true;
  sessionStorage.clear();
});

const show = (asPath: string, pathname = '/obs') =>
  renderInShell(
    <MessagesContext value={{ common, obs }}>
      <IdleGuard resetPage={resetPage} />
    </MessagesContext>,
    { router: mockRouter({ pathname, asPath }) },
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Masih di sini?' });

test('after two minutes without input a dialog asks, and counts down', async () => {
  show('/obs?tour=17');
  await pass(119);
  expect(dialog()).toBeNull();
  await pass(2);
  expect(dialog()).not.toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('29 detik lagi');
});

test('a key or a touch restarts the two minutes, and so does the button Lanjutkan', async () => {
  show('/obs?tour=17');
  await pass(100);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(100);
  fireEvent.pointerDown(document.body);
  await pass(100);
  expect(dialog()).toBeNull();
  await pass(30);
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await pass(1);
  expect(screen.queryByRole('timer')?.closest('[data-state="open"]') ?? null).toBeNull();
  await pass(100);
  expect(leave).not.toHaveBeenCalled();
});

test('a key while the dialog is open restarts the countdown', async () => {
  show('/obs?tour=17');
  await pass(140);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(20);
  expect(leave).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();
});

test('without an answer all data of the visitor is removed and the list opens', async () => {
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null };
  writeDraft({ tour, savedAt: Date.now(), intent: { key: 'k', sent: null }, values: { note: 'rahasia' } });
  saveReceipt(
    { tourId: 17, code: 'KLN-7Q2M4X', message: '', tour: '', from: '', to: '', guestCount: 1, total: null },
    null,
  );
  localStorage.setItem('kelana.token', 'secret');
  show('/obs?tour=17&step=3');
  await pass(151);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
  expect(readDrafts(Date.now())).toEqual([]);
  expect(readReceipt(17, null)).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('the button Mulai ulang does the same at once', async () => {
  show('/obs?tour=17');
  await pass(125);
  fireEvent.click(screen.getByRole('button', { name: 'Mulai ulang' }));
  await pass(0);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
});

test('on the list without a tour no dialog appears, unless there is a draft', async () => {
  show('/obs');
  await pass(600);
  expect(dialog()).toBeNull();
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null };
  writeDraft({ tour, savedAt: Date.now(), intent: { key: 'k', sent: null }, values: {} });
  await pass(130);
  expect(dialog()).not.toBeNull();
});

test('a device that slept for an hour does not ask', async () => {
  show('/obs?tour=17');
  vi.setSystemTime(Date.now() + 3_600_000);
  await pass(1);
  expect(dialog()).toBeNull();
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
});

test('the time also runs out when the dialog cannot be loaded', async () => {
  chunk.isLoaded = false;
  show('/obs?tour=17');
  await pass(140);
  expect(dialog()).toBeNull();
  await pass(11);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
});

test('offline the counter shows its list, and any other page is reset in place', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const counter = show('/obs?tour=17');
  await pass(151);
  expect(counter.router.replace).toHaveBeenCalledExactlyOnceWith('/obs', undefined, { shallow: true });
  expect(resetPage).not.toHaveBeenCalled();
  cleanup();
  const signIn = show('/auth/sign-in?from=%2Fobs', '/auth/sign-in');
  await pass(151);
  expect(signIn.router.replace).not.toHaveBeenCalled();
  expect(resetPage).toHaveBeenCalledOnce();
  expect(leave).not.toHaveBeenCalled();
});

test('a page restored from the back/forward cache is reloaded', () => {
  const reload = vi.spyOn(leaving, 'reloadPage').mockImplementation(() => {});
  show('/obs?tour=17');
  const firePageShow = (persisted: boolean) => fireEvent(window, new PageTransitionEvent('pageshow', { persisted }));
  firePageShow(false);
  expect(reload).not.toHaveBeenCalled();
  firePageShow(true);
  expect(reload).toHaveBeenCalledOnce();
});
