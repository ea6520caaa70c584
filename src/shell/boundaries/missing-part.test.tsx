// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import * as leaving from '@/lib/leave-for';
import { networkState } from '@/state/network';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ContentBoundary } from './content-boundary';
import { MissingParts } from './missing-part';

type Menu = ComponentType<{ isOpen: boolean; onClose: () => void }>;

const missing = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const Form: ComponentType<object> = () => <p>formulir</p>;
const Drawer: Menu = ({ isOpen, onClose }) =>
  isOpen && (
    <button type="button" onClick={onClose}>
      tutup
    </button>
  );

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  sessionStorage.setItem('kelana.chunk-reload', String(Date.now()));
  networkState.isOnline = true;
  toastsState.items = [];
  reload = vi.spyOn(leaving, 'reloadPage').mockImplementation(() => {});
});
afterEach(cleanup);

const show = (page: ReactNode) =>
  renderInShell(
    <MissingParts>
      <h1>Turki</h1>
      <ContentBoundary>{page}</ContentBoundary>
    </MissingParts>,
  );

function showForm(load: () => Promise<ComponentType<object>>) {
  const Part = loadOnUse(load, (part) => (part.error ? <FailedPart {...part} /> : <p>memuat</p>));
  show(
    <>
      <h2>Tulis kepada kami</h2>
      <Part />
    </>,
  );
}

function showMenu(load: () => Promise<Menu>) {
  const Part = loadOnUse(load);
  function Bar() {
    const [isOpen, setIsOpen] = useState(false);
    const [wasOpened, setWasOpened] = useState(false);
    const open = () => {
      setIsOpen(true);
      setWasOpened(true);
    };
    return (
      <>
        <button type="button" aria-expanded={isOpen} onClick={open}>
          menu
        </button>
        {wasOpened && <Part isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  show(<Bar />);
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const notices = () => toastsState.items.map(({ text }) => text);

test('a part that does not come reloads the page where that is allowed, once', async () => {
  sessionStorage.clear();
  showForm(() => Promise.reject(missing()));
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await press('Coba lagi');
  await screen.findByRole('alert');
  expect(reload).toHaveBeenCalledOnce();
});

test('else it says so in its place, with another try, and the words of the page stay', async () => {
  showForm(vi.fn(async () => Form).mockRejectedValueOnce(missing()));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sebagian halaman gagal diunduh');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Tulis kepada kami' })).toBeTruthy();
  await press('Coba lagi');
  expect(screen.getByText('formulir')).toBeTruthy();
});

test('a part in the page tries again by itself when the connection is back', async () => {
  networkState.isOnline = false;
  showForm(vi.fn(async () => Form).mockRejectedValueOnce(missing()));
  await screen.findByRole('alert');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getByText('formulir')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a menu that does not come closes with a notice, and the next press tries again', async () => {
  const load = vi
    .fn(async () => Drawer)
    .mockRejectedValueOnce(missing())
    .mockRejectedValueOnce(missing());
  showMenu(load);
  for (const times of [1, 2]) {
    await press('menu');
    expect([load.mock.calls.length, notices()]).toEqual([times, ['Sebagian halaman gagal diunduh']]);
    expect(screen.getByRole('button', { name: 'menu' }).getAttribute('aria-expanded')).toBe('false');
    toastsState.items = [];
  }
  await press('menu');
  expect(screen.getByText('tutup')).toBeTruthy();
  expect(notices()).toEqual([]);
});

test('a menu that does not come reloads the page first', async () => {
  sessionStorage.clear();
  showMenu(() => Promise.reject(missing()));
  await press('menu');
  expect([reload.mock.calls.length, notices()]).toEqual([1, []]);
});

test('a menu closed before its code failed to come says nothing and tries again with the next press', async () => {
  let fail: (error: Error) => void = () => {};
  const load = vi
    .fn(async () => Drawer)
    .mockReturnValueOnce(
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
    );
  const Part = loadOnUse(load);
  const bar = (isOpen: boolean) => (
    <MissingParts>
      <Part isOpen={isOpen} onClose={() => {}} />
    </MissingParts>
  );
  const { rerender } = renderInShell(bar(true));
  rerender(bar(false));
  await act(async () => fail(missing()));
  expect(notices()).toEqual([]);
  await act(async () => rerender(bar(true)));
  expect(screen.getByText('tutup')).toBeTruthy();
});

test('code that came and is broken is for the boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
  showForm(() => Promise.reject(new TypeError('x is not a function')));
  expect(await screen.findByRole('heading', { name: 'Bagian halaman ini terhenti' })).toBeTruthy();
});
