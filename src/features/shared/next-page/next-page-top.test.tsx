// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import Router from 'next/router';
import { type ReactNode, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadedFont } from '@/lib/loaded-font';
import { useNextPageTop } from './use-next-page-top';

vi.mock('next/router', async (original) => {
  const events = new Map<string, () => void>();
  const router = {
    asPath: '/group-tour',
    events: {
      on: (name: string, handler: () => void) => events.set(name, handler),
      off: (name: string) => events.delete(name),
      emit: (name: string) => events.get(name)?.(),
    },
  };
  return { ...(await original()), default: router };
});

vi.mock('@/lib/loaded-font', () => ({ loadedFont: vi.fn() }));

const scrollTo = vi.fn();
const scrollBy = vi.fn();
let content: () => ReactNode;

beforeEach(() => {
  vi.mocked(loadedFont).mockReturnValue('loaded');
  scrollTo.mockReset();
  scrollBy.mockReset();
  content = () => <h1>Turki</h1>;
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('scrollBy', scrollBy);
});

function Card() {
  const [top, showTop] = useNextPageTop();
  return (
    <>
      <button type="button" onClick={(press) => showTop(press, () => content())}>
        Turki
      </button>
      {top}
    </>
  );
}

async function renderCard() {
  const main = document.createElement('main');
  main.dataset.nextPage = '';
  document.body.append(main);
  render(<Card />, { container: main });
  await act(() => import('./tops'));
  return screen.getByRole('button');
}

test('a press shows the top of the next page in place of the content, from its start and in the final font', async () => {
  fireEvent.click(await renderCard());
  const top = screen.getByRole('heading', { name: 'Turki' }).closest('main > [aria-busy="true"]');
  expect(top?.getAttribute('data-font')).toBe('loaded');
  expect(document.querySelector('main')?.dataset.nextPage).toBe('shown');
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});

test.each(['loaded', undefined] as const)('the page that replaces a top has its font: %s', async (font) => {
  vi.mocked(loadedFont).mockReturnValue(font);
  fireEvent.click(await renderCard());
  // A font that is loaded meanwhile would move the text.
  vi.mocked(loadedFont).mockReturnValue('loaded');
  const main = document.querySelector('main');
  Router.asPath = '/group-tour/17';
  cleanup();
  Router.asPath = '/group-tour';
  expect(main?.dataset.font).toBe(font);
});

test('the content of the top measures its place after the window has scrolled', async () => {
  const order: string[] = [];
  scrollTo.mockImplementation(() => order.push('scroll'));
  function Measured() {
    useLayoutEffect(() => {
      order.push('measured');
    }, []);
    return <h1>Turki</h1>;
  }
  content = () => <Measured />;
  fireEvent.click(await renderCard());
  expect(order).toEqual(['scroll', 'measured']);
});

test('after a page that could not be loaded the card is again where it was pressed', async () => {
  const card = await renderCard();
  const placeCard = (y: number) => vi.spyOn(card, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, y));
  placeCard(370);
  fireEvent.click(card);
  placeCard(1450);
  act(() => Router.events.emit('routeChangeError'));
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('main')?.dataset.nextPage).toBe('');
  await vi.waitFor(() => expect(scrollBy).toHaveBeenLastCalledWith({ top: 1080, behavior: 'instant' }));
});

test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press that opens another tab or window shows nothing: %j',
  async (keys) => {
    fireEvent.click(await renderCard(), keys);
    expect(screen.queryByRole('heading')).toBeNull();
  },
);
