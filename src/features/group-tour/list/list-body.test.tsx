// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { searchCorrection } from '@/state/search-correction';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { CorrectionNote, keepFocus } from './list-body';

afterEach(() => {
  searchCorrection.last = null;
});

const renderNote = (asPath: string) => {
  searchCorrection.last = { typed: 'turkye', shown: 'Turki', href: '/group-tour?search=Turki' };
  renderInShell(<CorrectionNote />, { router: mockRouter({ asPath }) });
};

test('the list of a corrected search says what it shows and links to what was typed', () => {
  renderNote('/group-tour?search=Turki');
  expect(screen.getByText(/^Hasil untuk Turki. Anda menulis turkye./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Cari “turkye” di semua tour' });
  expect(link.getAttribute('href')).toBe('/group-tour?search=turkye');
});

test('another list says nothing', () => {
  renderNote('/group-tour?search=Jepang');
  expect(screen.queryByText(/turkye/)).toBe(null);
});

test.each([
  ['to the chip beside it', 'filter-chip-c1', { key: 'available' }, 'filter-chip-available'],
  ['from the last chip to the number of results', 'filter-chip-c1', undefined, 'results-count'],
  ['not from an element that stays', 'filter-chip-available', undefined, 'filter-chip-available'],
])('when a filter chip is removed the focus moves %s', (_, focused, other, expected) => {
  document.body.innerHTML = `
    <p id="results-count" tabindex="-1">36 tour</p>
    <button id="filter-chip-c1">Turki</button>
    <button id="filter-chip-available">Ada kursi</button>`;
  document.getElementById(focused)?.focus();
  keepFocus(document.getElementById('filter-chip-c1') as HTMLElement, other);
  expect(document.activeElement?.id).toBe(expected);
});
