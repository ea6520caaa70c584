// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { FailedPart } from '@/lib/defer/part-failures';
import * as leaving from '@/lib/leave-for';
import { networkState } from '@/state/network';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../tests/support/render-in-shell';
import { ContentBoundary } from './content-boundary';
import { MissingParts } from './missing-part';

type Menu = ComponentType<{ isOpen: boolean; onClose: () => void }>;

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
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

const renderPage = (page: ReactNode) =>
  renderInShell(
    <MissingParts>
      <h1>Turki</h1>
      <ContentBoundary>{page}</ContentBoundary>
    </MissingParts>,
  );

function renderForm(load: () => Promise<ComponentType<object>>) {
  const Part = loadOnUse(load, (part) => (part.error ? <FailedPart {...part} /> : <p>memuat</p>));
  renderPage(
    <>
      <h2>Tulis kepada kami</h2>
      <Part />
    </>,
  );
}

function renderMenu(load: () => Promise<Menu>) {
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
  renderPage(<Bar />);
}

const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const toastTexts = () => toastsState.items.map(({ text }) => text);

test('a part that fails to load reloads the page once, when a reload is allowed', async () => {
  sessionStorage.clear();
  renderForm(() => Promise.reject(chunkError()));
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await click('Coba lagi');
  await screen.findByRole('alert');
  expect(reload).toHaveBeenCalledOnce();
});

test('within a minute of a reload a failed part shows an error and a retry, and the other parts stay', async () => {
  renderForm(vi.fn(async () => Form).mockRejectedValueOnce(chunkError()));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Sebagian halaman gagal diunduh');
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { name: 'Tulis kepada kami' })).toBeTruthy();
  await click('Coba lagi');
  expect(screen.getByText('formulir')).toBeTruthy();
});

test('a failed part in the page is retried automatically when the browser is online again', async () => {
  networkState.isOnline = false;
  renderForm(vi.fn(async () => Form).mockRejectedValueOnce(chunkError()));
  await screen.findByRole('alert');
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('formulir')).toBeTruthy();
  expect(reload).not.toHaveBeenCalled();
});

test('a menu that fails to load closes with a toast, and the next click tries again', async () => {
  const load = vi
    .fn(async () => Drawer)
    .mockRejectedValueOnce(chunkError())
    .mockRejectedValueOnce(chunkError());
  renderMenu(load);
  for (const times of [1, 2]) {
    await click('menu');
    expect([load.mock.calls.length, toastTexts()]).toEqual([times, ['Sebagian halaman gagal diunduh']]);
    expect(screen.getByRole('button', { name: 'menu' }).getAttribute('aria-expanded')).toBe('false');
    toastsState.items = [];
  }
  await click('menu');
  expect(screen.getByText('tutup')).toBeTruthy();
  expect(toastTexts()).toEqual([]);
});

test('a menu that fails to load reloads the page first', async () => {
  sessionStorage.clear();
  renderMenu(() => Promise.reject(chunkError()));
  await click('menu');
  expect([reload.mock.calls.length, toastTexts()]).toEqual([1, []]);
});

test('a menu closed before its code fails to load shows no toast, and the next click tries again', async () => {
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
  await act(async () => fail(chunkError()));
  expect(toastTexts()).toEqual([]);
  await act(async () => rerender(bar(true)));
  expect(screen.getByText('tutup')).toBeTruthy();
});

test('an error other than a failed download goes to the error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
  renderForm(() => Promise.reject(new TypeError('x is not a function')));
  expect(await screen.findByRole('heading', { name: 'Bagian halaman ini terhenti' })).toBeTruthy();
});
