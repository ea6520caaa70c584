// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { keepFocus } from './keep-focus';

const byId = (id: string) => document.getElementById(id) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = `
    <p id="results-count" tabindex="-1">36 tour</p>
    <button id="filter-chip-c1">Turki</button>
    <button id="filter-chip-available">Ada kursi</button>`;
});

test('the focus moves from a removed filter chip to the chip beside it', () => {
  byId('filter-chip-c1').focus();
  keepFocus(byId('filter-chip-c1'), { key: 'available' });
  expect(document.activeElement?.id).toBe('filter-chip-available');
});

test('the focus moves from the last filter chip to the number of results', () => {
  byId('filter-chip-c1').focus();
  keepFocus(byId('filter-chip-c1'));
  expect(document.activeElement?.id).toBe('results-count');
});

test('the focus stays on an element that is not removed', () => {
  byId('filter-chip-available').focus();
  keepFocus(byId('filter-chip-c1'));
  expect(document.activeElement?.id).toBe('filter-chip-available');
});
