// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideOverControls, showsChat } from './chat-button';

let button: HTMLElement;
let stop: () => void;
let isSmallScreen: boolean;
let noteSize: () => void;

/** Places an element below the button, as large as its box. */
function placeBelow(html: string, box: { width: number; height: number }): HTMLElement {
  document.body.insertAdjacentHTML('beforeend', html);
  const below = document.body.lastElementChild as HTMLElement;
  vi.spyOn(below, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, box.width, box.height));
  Object.assign(document, { elementsFromPoint: () => [button, below] });
  return below;
}

const isShown = () => button.hasAttribute('data-shown');

function isShownAfterPause(): boolean {
  vi.advanceTimersByTime(300);
  return isShown();
}

beforeEach(() => {
  vi.useFakeTimers();
  button = document.body.appendChild(document.createElement('a'));
  Object.assign(document, { elementsFromPoint: () => [button] });
  isSmallScreen = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isSmallScreen }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onSize: () => void) {
        noteSize = onSize;
      }
      observe = () => noteSize();
      disconnect = () => undefined;
    },
  );
  stop = hideOverControls(button);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.replaceChildren();
});

test('it is hidden over a control that comes with content that loads later', () => {
  expect(isShownAfterPause()).toBe(true);
  placeBelow('<button>Pilih</button>', { width: 320, height: 48 });
  noteSize();
  expect(isShownAfterPause()).toBe(false);
});

test('it is hidden over an amount', () => {
  placeBelow('<dl><dd>Rp 20.000.000</dd></dl>', { width: 320, height: 24 });
  const amount = document.querySelector('dd');
  Object.assign(document, { elementsFromPoint: () => [button, amount] });
  vi.spyOn(amount as HTMLElement, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 320, 24));
  noteSize();
  expect(isShownAfterPause()).toBe(false);
});

test('it stays hidden while a field has the focus', () => {
  const field = placeBelow('<input>', { width: 0, height: 0 });
  Object.assign(document, { elementsFromPoint: () => [button] });
  field.focus();
  expect(isShownAfterPause()).toBe(false);
  field.blur();
  expect(isShownAfterPause()).toBe(true);
});

test.each([
  ['obs', '/obs', false],
  ['centred', '/auth/sign-in', false],
  ['centred', '/auth-test', false],
  ['default', '/', true],
  ['centred', '/privacy-policy', true],
  ['member', '/account', true],
] as const)('the chat is on every page except for the counter and the auth pages (%s %s)', (layout, path, isShown) => {
  expect(showsChat(layout, path)).toBe(isShown);
});
