// @vitest-environment jsdom
import { act, type ComponentType, createContext, type ReactNode, startTransition, useContext, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hydrateLater, isWholePage, watchForExactPlaces } from './hydrate-later';
import { PartFailures } from './load-on-use';

type Seats = ComponentType<{ seats: number }>;

const longText = 'panjang '.repeat(4000);
const failure = new Error('Loading chunk 7 failed.');
const Language = createContext('id');

const Part: Seats = ({ seats }) => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section>
      <button type="button" onClick={() => setIsOpen(true)}>
        {`${seats} kursi ${useContext(Language)}${isOpen ? ' buka' : ''}`}
      </button>
      <p>{longText}</p>
    </section>
  );
};
const Waiting = () => <i>menunggu</i>;

let root: Root;
let main: HTMLElement;
let finishLoading: () => void;
let recoverableErrors: unknown[];
let change: { seats: (seats: number) => void; language: (language: string) => void };

const loadAtOnce = async () => Part;
const loadSlowly = () => new Promise<Seats>((resolve) => (finishLoading = () => resolve(Part)));

function Page({ Deferred }: { Deferred: Seats }) {
  const [seats, setSeats] = useState(9);
  const [language, setLanguage] = useState('id');
  change = { seats: setSeats, language: setLanguage };
  return (
    <PartFailures
      value={({ error, retry }) => (
        <button type="button" onClick={retry}>
          {error?.message}
        </button>
      )}
    >
      <Language value={language}>
        <b>{seats}</b>
        <Deferred seats={seats} />
      </Language>
    </PartFailures>
  );
}

async function renderOnServer() {
  vi.stubGlobal('window', undefined);
  const Deferred = hydrateLater(loadAtOnce);
  // Without the providers of `Page`: React does not allow two renderers to share them.
  const stream = await renderToReadableStream([<b key="seats">9</b>, <Deferred key="part" seats={9} />]);
  await stream.allReady;
  vi.unstubAllGlobals();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return new Response(stream).text();
}

async function hydrate(load: () => Promise<Seats>) {
  main.innerHTML = await renderOnServer();
  await act(async () => {
    root = hydrateRoot(main, <Page Deferred={hydrateLater(load)} />, {
      onRecoverableError: (error) => recoverableErrors.push(error),
    });
  });
}

async function renderAfterLink(page: ReactNode) {
  root = createRoot(main);
  await act(async () => startTransition(() => root.render(page)));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  recoverableErrors = [];
  document.body.innerHTML = '<main></main>';
  main = document.querySelector('main') as HTMLElement;
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.documentElement.removeAttribute('data-whole');
});

const button = () => main.querySelector('button') as HTMLButtonElement;
const shownText = () => main.textContent?.split('panjang')[0];

test('the server renders even a long part in its place, without a script, and its code makes it work', async () => {
  await hydrate(loadSlowly);
  expect(main.innerHTML).toMatch(
    /^<b>9<\/b><div class="boxless"><!--&--><section><button type="button">9 kursi id<\/button><p>panjang /,
  );
  expect(main.querySelector('script')).toBeNull();
  const serverButton = button();
  await act(async () => finishLoading());
  await act(async () => serverButton.click());
  expect(button()).toBe(serverButton);
  expect([shownText(), recoverableErrors]).toEqual(['99 kursi id buka', []]);
});

test('props that change before the code is loaded are rendered afterwards', async () => {
  await hydrate(loadSlowly);
  const serverButton = button();
  await act(async () => change.seats(2));
  expect(shownText()).toBe('29 kursi id');
  await act(async () => finishLoading());
  expect([button() === serverButton, shownText()]).toEqual([true, '22 kursi id']);
});

test('a change of language before the code is loaded keeps the server HTML until then', async () => {
  await hydrate(loadSlowly);
  const serverButton = button();
  await act(async () => startTransition(() => change.language('en')));
  expect(shownText()).toBe('99 kursi id');
  await act(async () => finishLoading());
  expect([button() === serverButton, shownText(), recoverableErrors]).toEqual([true, '99 kursi en', []]);
});

test('offline the server HTML stays, and works when the browser is online again', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await hydrate(vi.fn(loadAtOnce).mockRejectedValueOnce(failure));
  expect(shownText()).toBe('99 kursi id');
  isOnline.mockReturnValue(true);
  await act(async () => window.dispatchEvent(new Event('online')));
  await act(async () => button().click());
  expect(shownText()).toBe('99 kursi id buka');
});

test.each(['from the server', 'after a link', 'after Back'])(
  '%s, a failed download shows an error in place of the part and can be retried',
  async (visit) => {
    document.documentElement.toggleAttribute('data-whole', visit === 'after Back');
    const load = vi.fn(loadAtOnce).mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
    if (visit === 'after a link') load.mockReset().mockRejectedValueOnce(failure).mockImplementation(loadAtOnce);
    if (visit === 'from the server') await hydrate(load);
    else await renderAfterLink(<Page Deferred={hydrateLater(load)} />);
    expect(shownText()).toBe('9Loading chunk 7 failed.');
    await act(async () => button().click());
    expect(shownText()).toBe('99 kursi id');
  },
);

test('after a link a part follows the rest of the page, and a slow one does not delay it', async () => {
  const Slow = hydrateLater(loadSlowly, Waiting);
  await renderAfterLink([<Slow key="slow" seats={1} />, <Page key="page" Deferred={hydrateLater(loadAtOnce)} />]);
  expect(shownText()).toBe('menunggu99 kursi id');
  await act(async () => finishLoading());
  expect(shownText()).toBe('1 kursi id');
});

/** Returns the texts that the page shows one after another when it is rendered by a navigation. */
async function textsAfterNavigation(): Promise<(string | undefined)[]> {
  const seen: (string | undefined)[] = [];
  await renderAfterLink(
    <div ref={() => void seen.push(shownText())}>
      <Page Deferred={hydrateLater(loadAtOnce, Waiting)} />
    </div>,
  );
  return [...seen, shownText()];
}

test('where a place in the page matters, the part appears with the rest of the page', async () => {
  expect(await textsAfterNavigation()).toEqual(['9menunggu', '99 kursi id']);
  await act(async () => root.unmount());
  document.documentElement.setAttribute('data-whole', '');
  expect(await textsAfterNavigation()).toEqual(['99 kursi id', '99 kursi id']);
});

test('the whole page is laid out for a link to a place and after Back, until a link leads to the start of a page', () => {
  watchForExactPlaces();
  root = createRoot(main);
  // jsdom cannot load another page.
  document.body.onclick = (press) => press.preventDefault();
  document.body.innerHTML = '<a href="/blog">Blog</a><a href="#dates"><b>Jadwal</b></a><button>Simpan</button>';
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
  press('b');
  expect(isWholePage()).toBe(true);
  press('a');
  expect(isWholePage()).toBe(false);
  window.dispatchEvent(new PopStateEvent('popstate'));
  press('button');
  expect(isWholePage()).toBe(true);
});
