// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { FailedPart, loadOnUse } from '@/lib/defer/load-on-use';
import * as leaving from '@/lib/leave-for';
import { markAssetError } from '@/next-internals/for-tests';
import { reportThrown } from '@/reports/watch-errors';
import { chunkFailureState } from '@/state/chunk-failure';
import { networkState } from '@/state/network';
import { toastsState } from '@/state/toasts';
import { mockRouter, renderInShell } from '../../tests/support/render-in-shell';
import { ContentBoundary, ErrorBoundary, MissingParts, mayReload, useFailedRoute } from './boundaries';

vi.mock('@/reports/watch-errors', () => ({ reportThrown: vi.fn() }));

let reload: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
  sessionStorage.clear();
  networkState.isOnline = true;
  chunkFailureState.hasFailed = false;
  toastsState.items = [];
  reload = vi.spyOn(leaving, 'reloadPage').mockImplementation(() => {});
});

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
const click = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const toastTexts = () => toastsState.items.map(({ text }) => text);
const heading = (name: string) => screen.getByRole('heading', { name });

test('a reload is allowed at most once a minute, and not without working storage', () => {
  const times = [1_000_000, 1_000_001, 1_059_999, 1_060_000, 1_060_001];
  expect(times.map(mayReload)).toEqual([true, false, false, true, false]);
  vi.stubGlobal('sessionStorage', undefined);
  expect(mayReload(9_000_000)).toBe(false);
});

function Content({ failure }: { failure: Error | null }) {
  if (failure) throw failure;
  return <p>isi halaman</p>;
}

const boundary = (failure: Error | null, path = '/a') => (
  <ErrorBoundary resetKey={path} fallback={(error) => <p>{`fallback: ${error.message}`}</p>}>
    <Content failure={failure} />
  </ErrorBoundary>
);

test('another path renders the content again, the same path does not', () => {
  const { rerender } = render(boundary(new Error('broken')));
  rerender(boundary(null));
  expect(screen.getByText('fallback: broken')).toBeTruthy();
  rerender(boundary(null, '/b'));
  expect(screen.getByText('isi halaman')).toBeTruthy();
});

test('with an address for reports an error is reported, unless the page reloads', () => {
  render(boundary(new Error('broken')));
  expect(reportThrown).not.toHaveBeenCalled();
  vi.stubEnv('NEXT_PUBLIC_ERROR_REPORTS_DSN', 'https://key@reports.kelana.example/1');
  render(boundary(chunkError()));
  expect(reload).toHaveBeenCalledOnce();
  expect(reportThrown).not.toHaveBeenCalled();
  render(boundary(new Error('broken')));
  expect(reportThrown).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'broken' }));
});

test('offline nothing is reloaded, and the fallback is shown', () => {
  networkState.isOnline = false;
  render(boundary(chunkError()));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('fallback: Loading chunk 7 failed.')).toBeTruthy();
});

test('broken content leaves the navigation, is scrolled into view, announced and focused, and can be retried', () => {
  let failure: Error | null = new TypeError('x is not a function');
  const Page = () => <Content failure={failure} />;
  renderInShell(
    <>
      <nav>menu</nav>
      <ContentBoundary>
        <Page />
      </ContentBoundary>
    </>,
  );
  expect(screen.getByText('menu')).toBeTruthy();
  const title = heading('Bagian halaman ini terhenti');
  expect(document.activeElement).toBe(title);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([title]);
  expect(screen.getByRole('alert').contains(title)).toBe(true);
  failure = null;
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  expect(screen.getByText('isi halaman')).toBeTruthy();
});

const renderPage = (page: ReactNode) =>
  renderInShell(
    <MissingParts>
      <h1>Turki</h1>
      <ContentBoundary>{page}</ContentBoundary>
    </MissingParts>,
  );

const Form: ComponentType<object> = () => <p>formulir</p>;

function renderForm(load: () => Promise<ComponentType<object>>) {
  const Part = loadOnUse(load, (part) => (part.error ? <FailedPart {...part} /> : <p>memuat</p>));
  renderPage(
    <>
      <h2>Tulis kepada kami</h2>
      <Part />
    </>,
  );
}

test('a part that fails to load reloads the page once, and is then an error that can be retried', async () => {
  const load = vi.fn(async () => Form).mockRejectedValueOnce(chunkError());
  renderForm(load.mockRejectedValueOnce(chunkError()));
  await screen.findByRole('alert');
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  await click('Coba lagi');
  expect((await screen.findByRole('alert')).textContent).toContain('Sebagian halaman gagal diunduh');
  expect(reload).toHaveBeenCalledOnce();
  expect(heading('Tulis kepada kami')).toBeTruthy();
  await click('Coba lagi');
  expect(screen.getByText('formulir')).toBeTruthy();
});

test('a failed part in the page is retried automatically when the browser is online again', async () => {
  networkState.isOnline = false;
  renderForm(vi.fn(async () => Form).mockRejectedValueOnce(chunkError()));
  await screen.findByRole('alert');
  // The part listens only some time after its error is shown.
  await vi.waitFor(async () => {
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('formulir')).toBeTruthy();
  });
  expect(reload).not.toHaveBeenCalled();
});

test('an error other than a failed download goes to the error boundary', async () => {
  renderForm(() => Promise.reject(new TypeError('x is not a function')));
  expect(await screen.findByRole('heading', { name: 'Bagian halaman ini terhenti' })).toBeTruthy();
});

type Menu = ComponentType<{ isOpen: boolean; onClose: () => void }>;

const Drawer: Menu = ({ isOpen }) => isOpen && <p>isi menu</p>;

function renderMenu(load: () => Promise<Menu>) {
  const Part = loadOnUse(load);
  function Bar() {
    const [isOpen, setIsOpen] = useState<boolean>();
    return (
      <>
        <button type="button" aria-expanded={isOpen === true} onClick={() => setIsOpen(!isOpen)}>
          menu
        </button>
        {isOpen !== undefined && <Part isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </>
    );
  }
  renderPage(<Bar />);
}

test('a menu that fails to load reloads the page, then closes with a toast, and the next press tries again', async () => {
  const load = vi.fn(async () => Drawer);
  for (let count = 0; count < 3; count += 1) load.mockRejectedValueOnce(chunkError());
  renderMenu(load);
  await click('menu');
  expect([reload.mock.calls.length, toastTexts()]).toEqual([1, []]);
  await click('menu');
  for (const times of [2, 3]) {
    await click('menu');
    expect([load.mock.calls.length, toastTexts()]).toEqual([times, ['Sebagian halaman gagal diunduh']]);
    expect(screen.getByRole('button', { name: 'menu' }).getAttribute('aria-expanded')).toBe('false');
    toastsState.items = [];
  }
  await click('menu');
  expect(screen.getByText('isi menu')).toBeTruthy();
  expect([reload.mock.calls.length, toastTexts()]).toEqual([1, []]);
});

test('a menu closed before its code fails to load shows no toast, and the next press tries again', async () => {
  mayReload();
  const { promise, reject } = Promise.withResolvers<Menu>();
  renderMenu(vi.fn(async (): Promise<Menu> => Drawer).mockReturnValueOnce(promise));
  await click('menu');
  await click('menu');
  await act(async () => reject(chunkError()));
  expect(toastTexts()).toEqual([]);
  await click('menu');
  expect(screen.getByText('isi menu')).toBeTruthy();
});

const routeFailure = new Error('Failed to load script: /_next/static/chunks/pages/mice.js');
const options = { shallow: false };
function Probe() {
  useFailedRoute();
  return <ContentBoundary>isi halaman</ContentBoundary>;
}

/** Renders the hook, with a listener of the router registered before it and another one after it. */
function renderWithListeners() {
  const router = mockRouter();
  const [earlier, later] = [vi.fn(), vi.fn()];
  router.events.on('routeChangeError', earlier);
  renderInShell(<Probe />, { router });
  router.events.on('routeChangeError', later);
  const fail = (error: Error = routeFailure) => router.events.emit('routeChangeError', error, '/mice', options);
  return { fail, received: () => ({ earlier: earlier.mock.calls, later: later.mock.calls }) };
}

const originalEvent = [routeFailure, '/mice', options];
const cancelledEvent = [expect.objectContaining({ cancelled: true }), '/mice', options];

test('a route that failed to load is reloaded once by Next, then all listeners get a cancelled navigation', async () => {
  const { fail, received } = renderWithListeners();
  expect(fail).not.toThrow();
  expect(received()).toEqual({ earlier: [originalEvent], later: [originalEvent] });
  expect(screen.getByText('isi halaman')).toBeTruthy();
  await act(async () => expect(fail).toThrow(expect.objectContaining({ cancelled: true })));
  expect(received()).toEqual({
    earlier: [originalEvent, originalEvent, cancelledEvent],
    later: [originalEvent, cancelledEvent],
  });
  expect(heading('Sebagian halaman gagal diunduh')).toBeTruthy();
});

test('offline a failed script or style sheet cancels the navigation with a toast, and no reload is used up', () => {
  networkState.isOnline = false;
  const { fail } = renderWithListeners();
  expect(fail).toThrow(expect.objectContaining({ cancelled: true }));
  expect(() => fail(markAssetError(new TypeError('Failed to fetch')))).toThrow();
  expect([toastTexts().length > 0, chunkFailureState.hasFailed, mayReload()]).toEqual([true, false, true]);
});

test.each([
  ['a failed API call', new TypeError('Failed to fetch')],
  ['a navigation that a newer one cancels', Object.assign(new Error('Route Cancelled'), { cancelled: true })],
])('%s is not handled', (_, error) => {
  networkState.isOnline = false;
  const { fail, received } = renderWithListeners();
  expect(() => fail(error)).not.toThrow();
  expect([received().later.length, toastTexts()]).toEqual([1, []]);
});
