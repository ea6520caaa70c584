import { useCallback, useState } from 'react';
import { loadBrowserClient } from '@/api/load-browser-client';
import { limits } from '@/config/limits';
import { pdfFileName } from '@/domain/pdf-name';
import { startWork } from '@/state/progress';

export type PdfState = 'idle' | 'preparing' | 'ready' | 'failed';

const PDF_VERSION = 2;
// Revoking the address at once breaks downloads on iOS.
const REVOKE_AFTER_MS = 60_000;

/**
 * Fetches the itinerary of a departure as a PDF and hands it to the browser under `fileName`; the name the service
 * proposes does not come through the client, which gives the file alone.
 */
export function useItineraryPdf() {
  const [state, setState] = useState<PdfState>('idle');

  const download = useCallback(async (itineraryId: number, fileName = pdfFileName()) => {
    setState('preparing');
    const done = startWork();
    try {
      const blob = await (await loadBrowserClient()).call('getItineraryPdf', {
        path: { itineraryId },
        query: { max_row: limits.pdfMaxRow, version: PDF_VERSION },
      });
      save(blob, fileName);
      setState('ready');
    } catch {
      setState('failed');
    } finally {
      done();
    }
  }, []);
  return { state, download };
}

function save(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
