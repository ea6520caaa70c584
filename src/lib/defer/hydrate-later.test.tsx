// @vitest-environment jsdom
import { act, type ComponentType, type Context, createContext, startTransition, useContext, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToReadableStream } from 'react-dom/server.edge';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from '../after-paint';
import { hydrateLater } from './hydrate-later';

vi.mock('next/router', () => ({ useRouter: () => useContext(Current) }));

type Seats = ComponentType<{ seats: number }>;

const longText = 'panjang '.repeat(4000);
let arrive: () => void;
let faults: unknown[];
let change: { seats: (seats: number) => void; place: (place: { locale: string }) => void };
let root: Root;
let Current: Context<{ locale: string }>;

// A separate context for each renderer, because React refuses two renderers for one.
function page(load: (part: Seats) => Promise<Seats>) {
  const Place = createContext({ locale: 'id' });
  Current = Place;
  const Part: Seats = ({ seats }) => {
    const [isOpen, setIsOpen] = useState(false);
    const [isWanted, setIsWanted] = useState(false);
    return (
      <section>
        <button type="button" onClick={() => setIsOpen(true)}>
          {`${seats} kursi ${useContext(Place).locale}${isOpen ? ' buka' : ''}${isWanted ? ' mau' : ''}`}
        </button>
        <input type="checkbox" checked={isWanted} onChange={() => setIsWanted(true)} />
        <p>{longText}</p>
      </section>
    );
  };
  const Late = hydrateLater(() => load(Part));
  return function Page() {
    const [seats, setSeats] = useState(9);
    const [place, setPlace] = useState({ locale: 'id' });
    change = { seats: setSeats, place: setPlace };
    return (
      <Place.Provider value={place}>
        <b>{seats}</b>
        <Late seats={seats} />
      </Place.Provider>
    );
  };
}

async function writtenPage() {
  const Page = page((part) => Promise.resolve(part));
  const stream = await renderToReadableStream(<Page />);
  await stream.allReady;
  return new Response(stream).text();
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  faults = [];
  document.body.innerHTML = `<main>${await writtenPage()}</main>`;
  const Page = page((part) => new Promise((resolve) => (arrive = () => resolve(part))));
  await act(async () => {
    root = hydrateRoot(document.querySelector('main') as Element, <Page />, {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
});
afterEach(() => act(async () => root.unmount()));

const button = () => document.querySelector('button') as HTMLButtonElement;

test('the server renders even a long part in its place, without a script', async () => {
  expect(await writtenPage()).toMatch(
    /^<b>9<\/b><div class="boxless"><!--&--><section><button type="button">9 kursi id<\/button><input type="checkbox"\/><p>panjang /,
  );
  expect(document.querySelector('script')).toBeNull();
});

test('the server HTML stays until the code is loaded, and is then hydrated', async () => {
  const written = button();
  expect(written.textContent).toBe('9 kursi id');
  await act(async () => arrive());
  expect(button()).toBe(written);
  await act(async () => written.click());
  expect(written.textContent).toBe('9 kursi id buka');
});

test('a button pressed before the code is loaded acts afterwards, once', async () => {
  const press = vi.spyOn(HTMLButtonElement.prototype, 'click');
  await act(async () => button().click());
  expect(button().textContent).toBe('9 kursi id');
  await act(async () => arrive());
  expect(button().textContent).toBe('9 kursi id buka');
  expect(press).toHaveBeenCalledTimes(2);
});

test('a box ticked before the code is loaded is ticked afterwards, once', async () => {
  const box = document.querySelector('input') as HTMLInputElement;
  await act(async () => box.click());
  expect(box.checked).toBe(false);
  await act(async () => arrive());
  expect([box.checked, button().textContent]).toEqual([true, '9 kursi id mau']);
});

test('a press before the code is loaded does not submit a form', () => {
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  button().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(true);
});

test('a change before the code is loaded is shown with it', async () => {
  const written = button();
  await act(async () => change.seats(2));
  expect([document.querySelector('b')?.textContent, button().textContent]).toEqual(['2', '9 kursi id']);
  await act(async () => arrive());
  expect(button()).toBe(written);
  expect(written.textContent).toBe('2 kursi id');
});

test('a path that becomes known meanwhile does not affect the server HTML', async () => {
  const written = button();
  await act(async () => startTransition(() => change.place({ locale: 'id' })));
  expect(button()).toBe(written);
  await act(async () => arrive());
  expect(button()).toBe(written);
  await act(async () => change.place({ locale: 'en' }));
  expect(button().textContent).toBe('9 kursi en');
});

test('another language before the code is loaded remounts the part in it, without an error', async () => {
  await act(async () => startTransition(() => change.place({ locale: 'en' })));
  await act(async () => change.seats(2));
  expect(document.querySelector('section')).toBeNull();
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  await act(async () => arrive());
  expect(button().textContent).toBe('2 kursi en');
  expect(faults).toEqual([]);
});

test('another language after hydration keeps the state of the part', async () => {
  await act(async () => arrive());
  await act(async () => button().click());
  await act(async () => change.place({ locale: 'en' }));
  expect(button().textContent).toBe('9 kursi en buka');
});

/** Lists the states of the page that a visitor sees after a link, in order. */
async function seenByLink(): Promise<string[]> {
  const main = document.querySelector('main') as Element;
  const seen: string[] = [];
  const look = () => {
    seen.push(main.textContent?.slice(0, 10) ?? '');
  };
  const Page = page((part) => Promise.resolve(part));
  await act(async () => root.unmount());
  root = createRoot(main);
  await act(async () =>
    root.render(
      <div ref={look}>
        <Page />
      </div>,
    ),
  );
  await act(() => new Promise<void>((resolve) => afterPaint(resolve)));
  look();
  return seen;
}

test('after a link a part appears after the content above it; on the way back it is there at once, for its height', async () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await seenByLink()).toEqual(['99 kursi i', '99 kursi i']);
  window.dispatchEvent(new MouseEvent('click'));
  expect(await seenByLink()).toEqual(['9', '99 kursi i']);
});
