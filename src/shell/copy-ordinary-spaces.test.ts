// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { copyOrdinarySpaces } from './copy-ordinary-spaces';

copyOrdinarySpaces();
afterEach(() => vi.restoreAllMocks());

/** Copies the whole content and returns what is put on the clipboard; null when that is left to the browser. */
function copy(html: string): Record<string, string> | null {
  document.body.innerHTML = html;
  document.getSelection()?.selectAllChildren(document.body);
  return dispatchCopy();
}

function dispatchCopy(): Record<string, string> | null {
  const data = new Map<string, string>();
  const event = new Event('copy', { bubbles: true, cancelable: true });
  Object.assign(event, { clipboardData: { setData: (type: string, text: string) => void data.set(type, text) } });
  document.body.dispatchEvent(event);
  return event.defaultPrevented ? Object.fromEntries(data) : null;
}

test('a copied text has ordinary spaces and no word joiners, also as HTML', () => {
  expect(copy('<p>6\u00a0Mar\u00a02027, <a href="/en">1–\u20609</a></p>')).toEqual({
    'text/plain': '6 Mar 2027, 1–9',
    'text/html': '<p>6 Mar 2027, <a href="http://localhost:3000/en">1–9</a></p>',
  });
});

test('addresses of links and pictures become absolute, and a link without an address gets none', () => {
  expect(copy('<a id="top">6\u00a0Mar</a><img src="/bali.jpg">')?.['text/html']).toBe(
    '<a id="top">6 Mar</a><img src="http://localhost:3000/bali.jpg">',
  );
});

test('every range of a selection is copied', () => {
  document.body.innerHTML = '<p>6\u00a0Mar</p><p>x</p><p>7\u00a0Mar</p>';
  const rangeOf = (node: Element | null) => {
    const range = document.createRange();
    if (node) range.selectNode(node);
    return range;
  };
  const ranges = [rangeOf(document.body.firstElementChild), rangeOf(document.body.lastElementChild)];
  const selection = {
    rangeCount: 2,
    getRangeAt: (index: number) => ranges[index],
    toString: () => '6\u00a0Mar\n7\u00a0Mar',
  };
  vi.spyOn(document, 'getSelection').mockReturnValue(selection as Selection);
  expect(dispatchCopy()?.['text/html']).toBe('<p>6 Mar</p><p>7 Mar</p>');
});

test('a text without them is copied by the browser', () => {
  expect(copy('<p>6 Mar 2027</p>')).toBeNull();
});
