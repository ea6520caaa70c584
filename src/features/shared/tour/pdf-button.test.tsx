// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toastsState } from '@/state/toasts';
import { renderInShell } from '../../../../tests/support/render-in-shell';
import { withMockServer } from '../../../../tests/support/with-mock-server';
import { itineraryPdfName, PdfButton } from './pdf-button';

const service = withMockServer();

beforeEach(() => {
  toastsState.items = [];
  Object.assign(URL, { createObjectURL: () => 'blob:itinerary', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
});

/** Presses the button and returns what the toasts and the page then say. */
async function createPdf() {
  const departure = service.database().catalogue.tours.find(({ id }) => id === 17)?.itineraries[0];
  const tour = { title: 'Turki Lengkap', linkPdf: null };
  renderInShell(<PdfButton tour={tour} itineraryId={departure?.id ?? null} label="Unduh" />);
  await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(''), 3000);
  return toastsState.items.map(({ kind, text, isOnPage }) => [kind, text, isOnPage]);
}

const linkToFile = () => screen.getByRole('link', { name: 'Buka PDF langsung' }).getAttribute('href');

test('a saved PDF is reported by a toast and on the page, with a link to the file', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const headers = { 'content-disposition': 'attachment; filename="itinerary.pdf"' };
  service.override('getItineraryPdf', ({ reply }) => reply(200, pdf, headers));
  expect(await createPdf()).toEqual([['success', 'Itinerary sudah diunduh.', true]]);
  expect(screen.getByRole('status').textContent).toContain('Itinerary sudah diunduh.');
  expect(linkToFile()).toMatch(/\/tour\/pdf\/\d+\?/);
});

test('a PDF that cannot be created is reported likewise, and the button tries again', async () => {
  service.faults.add({ operationId: 'getItineraryPdf', status: 503 });
  expect(await createPdf()).toEqual([['error', 'PDF belum bisa dibuat.', true]]);
  expect(screen.getByRole('status').textContent).toContain('PDF belum bisa dibuat.');
  expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeDefined();
  expect(linkToFile()).toMatch(/\/tour\/pdf\/\d+\?/);
});

test('the itinerary is named after its tour, without forbidden characters', () => {
  const name = 'Itinerary - Turki Lengkap Istanbul – Cappadocia.pdf';
  expect(itineraryPdfName('Turki Lengkap: Istanbul – Cappadocia')).toBe(name);
  expect(itineraryPdfName('A/B\\C*?"<>|\u0007D')).toBe('Itinerary - A B C D.pdf');
});
