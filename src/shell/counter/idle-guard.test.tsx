// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WordsProvider } from '@/i18n/words-context';
import * as leaving from '@/lib/leave-for';
import { readDrafts, writeDraft } from '@/state/booking-draft';
import { keepReceipt, readReceipt } from '@/state/booking-receipt';
import common from '../../../public/locales/id/common.json';
import obs from '../../../public/locales/id/obs.json';
import { renderInShell, stillRouter } from '../../../tests/support/render-in-shell';
import { IdleDialog } from './idle-dialog';
import { IdleGuard } from './idle-guard';

// The dialog's own chunk: under a stopped clock nothing would ever be downloaded.
vi.mock('next/dynamic', () => ({ default: () => IdleDialog }));

let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  leave = vi.spyOn(leaving, 'leaveFor').mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date('2026-11-21T05:00:00Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  sessionStorage.clear();
});

const show = (asPath: string) =>
  renderInShell(
    <WordsProvider words={{ common, obs }}>
      <IdleGuard />
    </WordsProvider>,
    { router: stillRouter({ pathname: '/obs', asPath }) },
  );

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const dialog = () => screen.queryByRole('alertdialog', { name: 'Masih di sini?' });

test('after two minutes without a touch it asks, and counts down', async () => {
  show('/obs?tour=17');
  await pass(119);
  expect(dialog()).toBeNull();
  await pass(2);
  expect(dialog()).not.toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('29 detik lagi');
});

test('a key or a touch begins the two minutes anew', async () => {
  show('/obs?tour=17');
  await pass(100);
  fireEvent.keyDown(document.body, { key: 'a' });
  await pass(100);
  fireEvent.pointerDown(document.body);
  await pass(100);
  expect(dialog()).toBeNull();
});

test('Lanjutkan keeps everything and begins anew', async () => {
  show('/obs?tour=17');
  await pass(130);
  fireEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
  await pass(1);
  expect(screen.queryByRole('timer')?.closest('[data-state="open"]') ?? null).toBeNull();
  await pass(100);
  expect(leave).not.toHaveBeenCalled();
});

test('a key while it asks gives the whole time to answer again', async () => {
  show('/obs?tour=17');
  await pass(140);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await pass(20);
  expect(leave).not.toHaveBeenCalled();
  expect(dialog()).not.toBeNull();
});

test('when nobody answers, nothing of the visitor before is left and the list opens', async () => {
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null };
  writeDraft({ tour, savedAt: Date.now(), intent: { key: 'k', sent: null }, values: { note: 'rahasia' } });
  keepReceipt({ tourId: 17, code: 'KLN-7Q2M4X', message: '', tour: '', from: '', to: '', heads: 1, total: null });
  localStorage.setItem('kelana.token', 'secret');
  show('/obs?tour=17&step=3');
  await pass(151);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
  expect(readDrafts(Date.now())).toEqual([]);
  expect(readReceipt(17)).toBeNull();
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
});

test('Mulai ulang does the same at once', async () => {
  show('/obs?tour=17');
  await pass(125);
  fireEvent.click(screen.getByRole('button', { name: 'Mulai ulang' }));
  await pass(0);
  expect(leave).toHaveBeenCalledExactlyOnceWith('/obs');
});

test('the bare list asks nobody, unless somebody has left a draft', async () => {
  show('/obs');
  await pass(600);
  expect(dialog()).toBeNull();
  const tour = { id: 17, title: 'Turki Lengkap', imageUrl: null };
  writeDraft({ tour, savedAt: Date.now(), intent: { key: 'k', sent: null }, values: {} });
  await pass(130);
  expect(dialog()).not.toBeNull();
});
