// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { progressState } from '@/state/progress';
import { withMockServer } from '../../tests/support/with-mock-server';
import { lazyClient } from './call-in-browser';
import { useItineraryPdf } from './use-itinerary-pdf';

const server = withMockServer();
const saved: string[] = [];
const revoke = vi.fn();
const plainPdf = new Blob(['%PDF-1.7'], { type: 'application/pdf' });

beforeEach(() => {
  saved.length = 0;
  // The mock host makes its PDF with Node's file paths, which jsdom does not have, so a plain file replaces it.
  const headers = { 'content-disposition': 'attachment; filename="itinerary.pdf"' };
  server.override('getItineraryPdf', ({ reply }) => reply(200, plainPdf, headers));
  revoke.mockReset();
  Object.assign(URL, { createObjectURL: () => 'blob:itinerary', revokeObjectURL: revoke });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} as ${this.download}`);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const departureId = () => server.database().catalogue.tours.find(({ id }) => id === 17)?.itineraries[0]?.id ?? 0;

function startDownload(itineraryId: number, fileName?: string) {
  const { result } = renderHook(useItineraryPdf);
  const retry = () => act(() => result.current.download(itineraryId, fileName));
  return { result, retry, finished: retry() };
}

test('the PDF is requested with five rows in version 2 and saved under its name', async () => {
  const { result, finished } = startDownload(departureId(), 'Itinerary - Turki Lengkap.pdf');
  await finished;
  expect(result.current.state).toBe('ready');
  expect(saved).toEqual(['blob:itinerary as Itinerary - Turki Lengkap.pdf']);
  expect(document.querySelector('a')).toBeNull();
  expect(server.calls.all()[0]).toMatchObject({ operationId: 'getItineraryPdf', status: 200 });
  expect(server.calls.all()[0]?.path).toMatch(/\?max_row=5&version=2$/);
});

test('the object URL is revoked after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await startDownload(departureId()).finished;
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledExactlyOnceWith('blob:itinerary');
});

test('a failure saves nothing and allows a retry', async () => {
  vi.spyOn(lazyClient, 'load').mockRejectedValueOnce(new Error('Loading chunk 12 failed.'));
  const { result, finished, retry } = startDownload(departureId());
  await finished;
  expect([result.current.state, saved, progressState.pending]).toEqual(['failed', [], 0]);
  await retry();
  expect(result.current.state).toBe('ready');
});

test('a bug while the file is saved is reported and ends in the failed state', async () => {
  const bug = new TypeError('saveFile broke.');
  Object.assign(URL, {
    createObjectURL: () => {
      throw bug;
    },
  });
  const report = vi.spyOn(window, 'reportError').mockImplementation(() => undefined);
  const { result, finished } = startDownload(departureId());
  await finished;
  expect(report).toHaveBeenCalledExactlyOnceWith(bug);
  expect([result.current.state, progressState.pending]).toEqual(['failed', 0]);
});
