// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { searchCorrection } from '@/state/search-correction';
import { mockRouter, renderInShell } from '../../../../tests/support/render-in-shell';
import { CorrectionNote } from './correction-note';

afterEach(() => {
  searchCorrection.last = null;
});

const renderNote = (asPath: string) => renderInShell(<CorrectionNote />, { router: mockRouter({ asPath }) });

test('the list of a corrected search says what it shows and links to what was typed', () => {
  searchCorrection.last = { typed: 'turkye', shown: 'Turki', href: '/group-tour?search=Turki' };
  renderNote('/group-tour?search=Turki');
  expect(screen.getByText(/^Hasil untuk Turki. Anda menulis turkye./)).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Cari “turkye” di semua tour' });
  expect(link.getAttribute('href')).toBe('/group-tour?search=turkye');
});

test('another list says nothing', () => {
  searchCorrection.last = { typed: 'turkye', shown: 'Turki', href: '/group-tour?search=Turki' };
  renderNote('/group-tour?search=Jepang');
  expect(screen.queryByText(/turkye/)).toBe(null);
});
