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

async function createPdf() {
  const departure = service.database().catalogue.tours.find(({ id }) => id === 17)?.itineraries[0];
  renderInShell(
    <PdfButton
      tour={{ title: 'Turki Lengkap', linkPdf: null }}
      itineraryId={departure?.id ?? null}
      labels={{ idle: 'Unduh', preparing: 'Menyiapkan', ready: 'Unduh lagi' }}
      toastTexts={{ ready: 'Itinerary sudah diunduh.', failed: 'PDF belum bisa dibuat.' }}
      status={(state) => state}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Unduh' }));
}

const toasts = () => toastsState.items.map(({ kind, text, isOnPage }) => [kind, text, isOnPage]);

test('a saved PDF is also reported by a toast', async () => {
  const pdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });
  const headers = { 'content-disposition': 'attachment; filename="itinerary.pdf"' };
  service.override('getItineraryPdf', ({ reply }) => reply(200, pdf, headers));
  await createPdf();
  await vi.waitFor(() => expect(toasts()).toEqual([['success', 'Itinerary sudah diunduh.', true]]));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('ready'));
});

test('a PDF that cannot be created is also reported by a toast', async () => {
  service.faults.add({ operationId: 'getItineraryPdf', status: 503 });
  await createPdf();
  await vi.waitFor(() => expect(toasts()).toEqual([['error', 'PDF belum bisa dibuat.', true]]), 3000);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('failed'));
});

test('the itinerary is named after its tour, without forbidden characters', () => {
  const name = 'Itinerary - Turki Lengkap Istanbul – Cappadocia.pdf';
  expect(itineraryPdfName('Turki Lengkap: Istanbul – Cappadocia')).toBe(name);
  expect(itineraryPdfName('A/B\\C*?"<>|\u0007D')).toBe('Itinerary - A B C D.pdf');
});
