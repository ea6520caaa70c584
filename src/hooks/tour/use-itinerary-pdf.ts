import { useCallback, useState } from 'react';
import { loadBrowserClient } from '@/api/load-browser-client';
import { limits } from '@/config/limits';
import { pdfFileName } from '@/domain/pdf-name';
import { saveFile } from '@/lib/save-file';
import { startWork } from '@/state/progress';

export type PdfState = 'idle' | 'preparing' | 'ready' | 'failed';

const PDF_VERSION = 2;

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
      saveFile(blob, fileName);
      setState('ready');
    } catch {
      setState('failed');
    } finally {
      done();
    }
  }, []);
  return { state, download };
}
