// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { isWholePage, watchForExactPlaces } from './whole-page';

beforeAll(watchForExactPlaces);
beforeEach(() => {
  // jsdom cannot load another page.
  document.body.onclick = (press) => press.preventDefault();
  document.body.innerHTML = '<a href="/blog">Blog</a><a href="#dates"><b>Jadwal</b></a><button>Simpan</button>';
  document.documentElement.removeAttribute('data-whole');
});

const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

test('the whole page is laid out for a press of a link to a place', () => {
  press('b');
  expect(isWholePage()).toBe(true);
});

test('the whole page is laid out after Back until a link leads to the start of another one', () => {
  goBack();
  press('button');
  expect(isWholePage()).toBe(true);
  press('a');
  expect(isWholePage()).toBe(false);
});
