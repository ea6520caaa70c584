// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepAside } from './step-aside';

let button: HTMLElement;
let stop: () => void;

/** Places an element below the button, as large as its box. */
function placeBelow(html: string, box: { width: number; height: number }): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const below = document.body.lastElementChild as HTMLElement;
  vi.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, box.width, box.height));
  Object.assign(document, { elementsFromPoint: () => [button, below] });
  return below;
}

const isOut = () => button.hasAttribute('data-out');

function rest(): boolean {
  vi.advanceTimersByTime(300);
  return isOut();
}

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement('a'));
  Object.assign(document, { elementsFromPoint: () => [button] });
  stop = stepAside(button);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('the button comes out when the page rests, and goes back as soon as it scrolls', () => {
  expect(isOut()).toBe(false);
  expect(rest()).toBe(true);
  window.dispatchEvent(new Event('scroll'));
  expect(isOut()).toBe(false);
  expect(rest()).toBe(true);
});

test.each(['<button>Kirim</button>', '<a href="/">Beranda</a>', '<input>'])(
  'it stays in the margin above a control: %s',
  (html) => {
    placeBelow(html, { width: 320, height: 48 });
    expect(rest()).toBe(false);
  },
);

test('it comes out above text, and above a control that is larger than the button both ways', () => {
  placeBelow('<p>Teks</p>', { width: 320, height: 48 });
  window.dispatchEvent(new Event('scroll'));
  expect(rest()).toBe(true);
  placeBelow('<a href="/">Gambar</a>', { width: 320, height: 240 });
  window.dispatchEvent(new Event('scroll'));
  expect(rest()).toBe(true);
});

test('it stays in the margin while a field has the focus', () => {
  const field = placeBelow('<input>', { width: 0, height: 0 });
  Object.assign(document, { elementsFromPoint: () => [button] });
  field.focus();
  expect(rest()).toBe(false);
  field.blur();
  expect(rest()).toBe(true);
});
