// @vitest-environment jsdom
import { act, type ComponentType, type Context, createContext, startTransition, useContext, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../after-paint';
import { hydrateLater } from './hydrate-later';

vi.mock('next/router', () => ({ useRouter: () => useContext(CurrentRouter) }));

type Seats = ComponentType<{ seats: number }>;

const longText = 'panjang '.repeat(4000);
let finishLoading: () => void;
let recoverableErrors: unknown[];
let change: { seats: (seats: number) => void; router: (router: { locale: string }) => void };
let root: Root;
let CurrentRouter: Context<{ locale: string }>;

// Each renderer gets a separate context, because React does not allow two renderers to share one.
function createPage(load: (part: Seats) => Promise<Seats>) {
  const Router = createContext({ locale: 'id' });
  CurrentRouter = Router;
  const Part: Seats = ({ seats }) => {
    const [isOpen, setIsOpen] = useState(false);
    const [isTicked, setIsTicked] = useState(false);
    return (
      <section>
        <button type="button" onClick={() => setIsOpen(true)}>
          {`${seats} kursi ${useContext(Router).locale}${isOpen ? ' buka' : ''}${isTicked ? ' mau' : ''}`}
        </button>
        <input type="checkbox" checked={isTicked} onChange={() => setIsTicked(true)} />
        <p>{longText}</p>
      </section>
    );
  };
  const Deferred = hydrateLater(() => load(Part));
  return function Page() {
    const [seats, setSeats] = useState(9);
    const [router, setRouter] = useState({ locale: 'id' });
    change = { seats: setSeats, router: setRouter };
    return (
      <Router.Provider value={router}>
        <b>{seats}</b>
        <Deferred seats={seats} />
      </Router.Provider>
    );
  };
}

async function renderOnServer() {
  const Page = createPage((part) => Promise.resolve(part));
  const stream = await renderToReadableStream(<Page />);
  await stream.allReady;
  return new Response(stream).text();
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  recoverableErrors = [];
  document.body.innerHTML = `<main>${await renderOnServer()}</main>`;
  const Page = createPage((part) => new Promise((resolve) => (finishLoading = () => resolve(part))));
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as Element, <Page />, {
      onRecoverableError: (error) => recoverableErrors.push(error),
    });
  });
});
afterEach(() => act(async () => root.unmount()));

const button = () => document.querySelector('button') as HTMLButtonElement;

test('the server renders even a long part in its place, without a script', async () => {
  expect(await renderOnServer()).toMatch(
    /^<b>9<\/b><div class="boxless"><!--&--><section><button type="button">9 kursi id<\/button><input type="checkbox"\/><p>panjang /,
  );
  expect(document.querySelector('script')).toBeNull();
});

test('the server HTML stays until the code is loaded, and is then hydrated', async () => {
  const serverButton = button();
  expect(serverButton.textContent).toBe('9 kursi id');
  await act(async () => finishLoading());
  expect(button()).toBe(serverButton);
  await act(async () => serverButton.click());
  expect(serverButton.textContent).toBe('9 kursi id buka');
});

test('a button clicked before the code is loaded acts afterwards, once', async () => {
  const click = vi.spyOn(HTMLButtonElement.prototype, 'click');
  await act(async () => button().click());
  expect(button().textContent).toBe('9 kursi id');
  await act(async () => finishLoading());
  expect(button().textContent).toBe('9 kursi id buka');
  expect(click).toHaveBeenCalledTimes(2);
});

test('a box ticked before the code is loaded is ticked afterwards, once', async () => {
  const box = document.querySelector('input') as HTMLInputElement;
  await act(async () => box.click());
  expect(box.checked).toBe(false);
  await act(async () => finishLoading());
  expect([box.checked, button().textContent]).toEqual([true, '9 kursi id mau']);
});

test('a click before the code is loaded does not submit a form', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  button().dispatchEvent(click);
  expect(click.defaultPrevented).toBe(true);
});

test('props that change before the code is loaded are rendered afterwards', async () => {
  const serverButton = button();
  await act(async () => change.seats(2));
  expect([document.querySelector('b')?.textContent, button().textContent]).toEqual(['2', '9 kursi id']);
  await act(async () => finishLoading());
  expect(button()).toBe(serverButton);
  expect(serverButton.textContent).toBe('2 kursi id');
});

test('a router update before the code is loaded does not change the server HTML', async () => {
  const serverButton = button();
  await act(async () => startTransition(() => change.router({ locale: 'id' })));
  expect(button()).toBe(serverButton);
  await act(async () => finishLoading());
  expect(button()).toBe(serverButton);
  await act(async () => change.router({ locale: 'en' }));
  expect(button().textContent).toBe('9 kursi en');
});

test('a change of language before the code is loaded remounts the part without an error', async () => {
  await act(async () => startTransition(() => change.router({ locale: 'en' })));
  await act(async () => change.seats(2));
  expect(document.querySelector('section')).toBeNull();
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  await act(async () => finishLoading());
  expect(button().textContent).toBe('2 kursi en');
  expect(recoverableErrors).toEqual([]);
});

test('a change of language after hydration keeps the state of the part', async () => {
  await act(async () => finishLoading());
  await act(async () => button().click());
  await act(async () => change.router({ locale: 'en' }));
  expect(button().textContent).toBe('9 kursi en buka');
});

/** Returns the texts that the page shows one after another when it is rendered by a navigation. */
async function textsAfterNavigation(): Promise<string[]> {
  const main = document.querySelector('main') as Element;
  const seen: string[] = [];
  const record = () => {
    seen.push(main.textContent?.slice(0, 10) ?? '');
  };
  const Page = createPage((part) => Promise.resolve(part));
  await act(async () => root.unmount());
  root = createRoot(main);
  await act(async () =>
    root.render(
      <div ref={record}>
        <Page />
      </div>,
    ),
  );
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  record();
  return seen;
}

test('a part is rendered after the rest of the page, and at once where a place in the page matters', async () => {
  document.documentElement.setAttribute('data-whole', '');
  expect(await textsAfterNavigation()).toEqual(['99 kursi i', '99 kursi i']);
  document.documentElement.removeAttribute('data-whole');
  expect(await textsAfterNavigation()).toEqual(['9', '99 kursi i']);
});
