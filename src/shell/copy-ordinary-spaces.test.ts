// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { copyOrdinarySpaces } from './copy-ordinary-spaces';

copyOrdinarySpaces();

/** Copies the whole content and returns what is put on the clipboard; null when that is left to the browser. */
function copy(html: string): Record<string, string> | null {
  document.body.innerHTML = html;
  document.getSelection()?.selectAllChildren(document.body);
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

test('a text without them is copied by the browser', () => {
  expect(copy('<p>6 Mar 2027</p>')).toBeNull();
});
