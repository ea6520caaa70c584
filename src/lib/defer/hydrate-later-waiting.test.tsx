// @vitest-environment jsdom
import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../after-paint';
import { hydrateLater } from './hydrate-later';
import { PartFailures } from './part-failures';

vi.mock('next/router', () => ({ useRouter: () => ({ locale: 'id' }) }));

type Part = ComponentType<object>;

const failure = new Error('Loading chunk 7 failed.');
const Dates: Part = () => (
  <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute('data-pressed', '')}>
    Jadwal
  </button>
);
const never = () => new Promise<Part>(() => {});
const at = async () => Dates;

class Boundary extends Component<{ children: ReactNode }, { failure: Error | null }> {
  override state = { failure: null as Error | null };
  static getDerivedStateFromError = (failure: Error) => ({ failure });
  override render() {
    return this.state.failure ? `terhenti: ${this.state.failure.message}` : this.props.children;
  }
}

let root: Root;
let main: HTMLElement;
let isOnline = true;

const tour = (Later: Part) => (
  <Boundary>
    <h1>Turki</h1>
    <Later />
  </Boundary>
);

async function comeByLink(page: ReactNode) {
  root = createRoot(main);
  await act(async () => root.render(page));
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
}

async function openWritten(Later: Part) {
  const stream = await renderToReadableStream(tour(hydrateLater(at)));
  await stream.allReady;
  main.innerHTML = await new Response(stream).text();
  await act(async () => {
    root = hydrateRoot(main, tour(Later));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  isOnline = true;
  document.body.innerHTML = '<main></main>';
  main = document.querySelector('main') as HTMLElement;
});
afterEach(() => act(async () => root.unmount()));

const button = () => main.querySelector('button') as HTMLButtonElement;
const goOnline = () => act(async () => window.dispatchEvent(new Event('online')));

test('by a link a part that is not here leaves its place empty, or to what waits for it', async () => {
  const Plain = hydrateLater(never);
  const Kept = hydrateLater(never, { Placeholder: () => <i>menunggu</i> });
  await comeByLink([<Plain key="plain" />, <Kept key="kept" />]);
  expect(main.innerHTML).toBe('<div class="boxless"></div><div class="boxless"><i>menunggu</i></div>');
});

test('by a link a part whose code is slow keeps no other back', async () => {
  const Slow = hydrateLater(never);
  const Quick = hydrateLater(at);
  await comeByLink([<Slow key="slow" />, <Quick key="quick" />]);
  expect(main.textContent).toBe('Jadwal');
});

test('a failed download leaves what was written, and comes to life with the next press, which counts', async () => {
  const load = vi.fn(at).mockRejectedValueOnce(failure);
  await openWritten(hydrateLater(load));
  const written = button();
  expect(main.textContent).toBe('TurkiJadwal');
  await act(async () => written.click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toBe(written);
  expect(written.hasAttribute('data-pressed')).toBe(true);
});

test('a press on a part that fails to come again is reported, a press beside it is not', async () => {
  const report = vi.fn();
  const Failed = () => null;
  const load = vi.fn(at).mockRejectedValue(failure);
  const Later = hydrateLater(load);
  await openWritten(() => (
    <PartFailures value={{ Failed, report }}>
      <Later />
    </PartFailures>
  ));
  await act(async () => document.body.click());
  expect([load.mock.calls.length, report.mock.calls]).toEqual([2, []]);
  await act(async () => button().click());
  expect([load.mock.calls.length, report.mock.calls]).toEqual([3, [[failure]]]);
  await act(async () => document.body.click());
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([4, 1]);
  isOnline = false;
  await act(async () => button().click());
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([5, 1]);
  expect(main.textContent).toBe('TurkiJadwal');
});

test('a failed download comes to life when the connection is back', async () => {
  const load = vi.fn(at).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await openWritten(hydrateLater(load));
  await goOnline();
  expect([load.mock.calls.length, main.textContent]).toEqual([2, 'TurkiJadwal']);
  await goOnline();
  await act(async () => button().click());
  expect([load.mock.calls.length, button().hasAttribute('data-pressed')]).toEqual([3, true]);
});

test('by a link a failed download is for the nearest boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await comeByLink(tour(hydrateLater(async () => Promise.reject(failure))));
  expect(main.textContent).toBe('terhenti: Loading chunk 7 failed.');
});

test.each(['by a link', 'on the way back'])(
  '%s a failed download is said in its place and can be asked for again',
  async (way) => {
    window.dispatchEvent(way === 'by a link' ? new MouseEvent('click') : new PopStateEvent('popstate'));
    const load = vi.fn(at).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const Later = hydrateLater(load);
    const Failed = ({ error, retry }: { error?: Error | null; retry: () => void }) => (
      <button type="button" onClick={retry}>
        {error ? error.message : 'menunggu'}
      </button>
    );
    await comeByLink(
      <PartFailures value={{ Failed, report: () => {} }}>
        <h1>Turki</h1>
        <Later />
      </PartFailures>,
    );
    expect(main.textContent).toBe('TurkiLoading chunk 7 failed.');
    await act(async () => button().click());
    expect(main.textContent).toBe('TurkiJadwal');
    window.dispatchEvent(new MouseEvent('click'));
  },
);

test('by a link without a connection a part comes when it is back', async () => {
  isOnline = false;
  const load = vi.fn(at).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await comeByLink(tour(hydrateLater(load)));
  expect(main.textContent).toBe('Turki');
  isOnline = true;
  await goOnline();
  expect(main.textContent).toBe('TurkiJadwal');
});
