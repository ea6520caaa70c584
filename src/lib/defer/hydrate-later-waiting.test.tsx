// @vitest-environment jsdom
import { act, Component, type ComponentType, type ReactNode, useState } from 'react';
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
  <button type="button" onClick={({ currentTarget }) => currentTarget.setAttribute('data-clicked', '')}>
    Jadwal
  </button>
);
const loadNever = () => new Promise<Part>(() => {});
const loadAtOnce = async () => Dates;

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

const tourPage = (Deferred: Part) => (
  <Boundary>
    <h1>Turki</h1>
    <Deferred />
  </Boundary>
);

async function renderAfterLink(page: ReactNode) {
  root = createRoot(main);
  await act(async () => root.render(page));
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
}

async function hydrateServerPage(Deferred: Part) {
  const stream = await renderToReadableStream(tourPage(hydrateLater(loadAtOnce)));
  await stream.allReady;
  main.innerHTML = await new Response(stream).text();
  await act(async () => {
    root = hydrateRoot(main, tourPage(Deferred));
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

test('after a link, a part whose code is not loaded renders nothing, or its placeholder', async () => {
  const WithoutPlaceholder = hydrateLater(loadNever);
  const WithPlaceholder = hydrateLater(loadNever, { Placeholder: () => <i>menunggu</i> });
  await renderAfterLink([<WithoutPlaceholder key="without" />, <WithPlaceholder key="with" />]);
  expect(main.innerHTML).toBe('<div class="boxless"></div><div class="boxless"><i>menunggu</i></div>');
});

test('after a link, a part whose code is slow does not delay the others', async () => {
  const Slow = hydrateLater(loadNever);
  const Quick = hydrateLater(loadAtOnce);
  await renderAfterLink([<Slow key="slow" />, <Quick key="quick" />]);
  expect(main.textContent).toBe('Jadwal');
});

test('after a failed download the server HTML stays, and the next click loads the part and is handled', async () => {
  const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure);
  await hydrateServerPage(hydrateLater(load));
  const serverButton = button();
  expect(main.textContent).toBe('TurkiJadwal');
  await act(async () => serverButton.click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toBe(serverButton);
  expect(serverButton.hasAttribute('data-clicked')).toBe(true);
});

test('a click before the code is loaded is shown, and repeated once, also when the report changes later', async () => {
  const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure);
  const Deferred = hydrateLater(load);
  const Failed = () => null;
  let changeReport = () => {};
  await hydrateServerPage(() => {
    const [report, setReport] = useState(() => () => {});
    changeReport = () => setReport(() => () => {});
    return (
      <PartFailures value={{ Failed, report }}>
        <Deferred />
      </PartFailures>
    );
  });
  const cancel = vi.fn();
  const animate = vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel } as unknown as Animation);
  await act(async () => button().click());
  expect([animate.mock.contexts, cancel.mock.calls.length]).toEqual([[button()], 1]);
  button().removeAttribute('data-clicked');
  await act(async () => changeReport());
  expect(button().hasAttribute('data-clicked')).toBe(false);
});

test('a click on a part that fails to load again is reported, a click outside it is not', async () => {
  const report = vi.fn();
  const Failed = () => null;
  const load = vi.fn(loadAtOnce).mockRejectedValue(failure);
  const Deferred = hydrateLater(load);
  await hydrateServerPage(() => (
    <PartFailures value={{ Failed, report }}>
      <Deferred />
    </PartFailures>
  ));
  await act(async () => document.body.click());
  expect([load.mock.calls.length, report.mock.calls]).toEqual([2, []]);
  const cancel = vi.fn();
  vi.spyOn(Element.prototype, 'animate').mockReturnValue({ cancel } as unknown as Animation);
  await act(async () => button().click());
  expect([load.mock.calls.length, report.mock.calls]).toEqual([3, [[failure]]]);
  expect(cancel).toHaveBeenCalled();
  await act(async () => document.body.click());
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([4, 1]);
  isOnline = false;
  await act(async () => button().click());
  expect([load.mock.calls.length, report.mock.calls.length]).toEqual([5, 1]);
  expect(main.textContent).toBe('TurkiJadwal');
});

test('a failed download is repeated when the browser is online again', async () => {
  const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await hydrateServerPage(hydrateLater(load));
  await goOnline();
  expect([load.mock.calls.length, main.textContent]).toEqual([2, 'TurkiJadwal']);
  await goOnline();
  await act(async () => button().click());
  expect([load.mock.calls.length, button().hasAttribute('data-clicked')]).toEqual([3, true]);
});

test('after a link, a failed download goes to the nearest error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderAfterLink(tourPage(hydrateLater(async () => Promise.reject(failure))));
  expect(main.textContent).toBe('terhenti: Loading chunk 7 failed.');
});

test.each(['after a link', 'after Back'])(
  '%s, a failed download shows an error in place of the part and can be retried',
  async (navigation) => {
    document.documentElement.toggleAttribute('data-whole', navigation === 'after Back');
    const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    const Deferred = hydrateLater(load);
    const Failed = ({ error, retry }: { error?: Error | null; retry: () => void }) => (
      <button type="button" onClick={retry}>
        {error ? error.message : 'menunggu'}
      </button>
    );
    await renderAfterLink(
      <PartFailures value={{ Failed, report: () => {} }}>
        <h1>Turki</h1>
        <Deferred />
      </PartFailures>,
    );
    expect(main.textContent).toBe('TurkiLoading chunk 7 failed.');
    await act(async () => button().click());
    expect(main.textContent).toBe('TurkiJadwal');
    document.documentElement.removeAttribute('data-whole');
  },
);

test('after a link, a part that failed offline is loaded when the browser is online again', async () => {
  isOnline = false;
  const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await renderAfterLink(tourPage(hydrateLater(load)));
  expect(main.textContent).toBe('Turki');
  isOnline = true;
  await goOnline();
  expect(main.textContent).toBe('TurkiJadwal');
});
