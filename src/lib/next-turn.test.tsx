// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { afterPaint } from './after-paint';
import { NextTurn } from './next-turn';

const page = (
  <>
    <h1>Turki</h1>
    <NextTurn waiting={<i>menunggu</i>}>
      <p>Ringkasan</p>
    </NextTurn>
  </>
);
const painted = () => act(() => new Promise<void>((resolve) => afterPaint(resolve)));

afterEach(() => {
  cleanup();
  window.dispatchEvent(new MouseEvent('click'));
});

test('by a link it follows once the rest is painted', async () => {
  const { container } = render(page);
  expect(container.innerHTML).toBe('<h1>Turki</h1><i>menunggu</i>');
  await painted();
  expect(container.innerHTML).toBe('<h1>Turki</h1><p>Ringkasan</p>');
});

test('on the way back it is there at once', () => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(render(page).container.innerHTML).toBe('<h1>Turki</h1><p>Ringkasan</p>');
});

test('what the server wrote is there from the start and stays', async () => {
  const place = document.createElement('div');
  place.innerHTML = renderToString(page);
  const written = place.querySelector('p');
  expect(written?.textContent).toBe('Ringkasan');
  const root = await act(async () => hydrateRoot(place, page));
  await painted();
  expect(place.querySelector('p')).toBe(written);
  act(() => root.unmount());
});
