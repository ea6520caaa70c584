// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus';

const at = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="results-count" tabindex="-1">36 tour</p>
    <button id="filter-chip-c1">Turki</button>
    <button id="filter-chip-available">Ada kursi</button>`;
});

test('the focus goes from a filter that is taken away to the one beside it', () => {
  at('filter-chip-c1').focus();
  keepFocus(at('filter-chip-c1'), { key: 'available' });
  expect(document.activeElement?.id).toBe('filter-chip-available');
});

test('from the last one it goes to the count', () => {
  at('filter-chip-c1').focus();
  keepFocus(at('filter-chip-c1'));
  expect(document.activeElement?.id).toBe('results-count');
});

test('a focus that stands elsewhere stays there', () => {
  at('filter-chip-available').focus();
  keepFocus(at('filter-chip-c1'));
  expect(document.activeElement?.id).toBe('filter-chip-available');
});
