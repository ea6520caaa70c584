import type { paths } from '@sdk';
import { useCallback, useState } from 'react';
import { loadBrowserClient } from '@/api/load-browser-client';
import { publicEnv } from '@/config/env';
import { limits } from '@/config/limits';
import { pdfFileName } from '@/domain/pdf-name';
import { queryString } from '@/lib/query-string';
import { saveFile } from '@/lib/save-file';
import { startWork } from '@/state/progress';

export type PdfState = 'idle' | 'preparing' | 'ready' | 'failed';

const PATH = '/v2/modules/page/tour/pdf/{itineraryId}' satisfies keyof paths;
const QUERY = { max_row: limits.pdfMaxRow, version: 2 } as const;

/** The address of a departure's PDF, for browsers that open no file made by the page. */
export function itineraryPdfUrl(itineraryId: number): string {
  const path = PATH.replace('{itineraryId}', String(itineraryId));
  return `${publicEnv.serviceHost}${path}${queryString(QUERY)}`;
}

/**
 * Fetches the itinerary of a departure as a PDF and hands it to the browser under `fileName`; the name the service
 * proposes does not come through the client, which gives the file alone.
 */
export function useItineraryPdf() {
  const [state, setState] = useState<PdfState>('idle');

  /** Whether the file was handed over. */
  const download = useCallback(async (itineraryId: number, fileName = pdfFileName()): Promise<boolean> => {
    setState('preparing');
    const done = startWork();
    try {
      const blob = await (await loadBrowserClient()).call('getItineraryPdf', {
        path: { itineraryId },
        query: QUERY,
      });
      saveFile(blob, fileName);
      setState('ready');
      return true;
    } catch {
      setState('failed');
      return false;
    } finally {
      done();
    }
  }, []);
  return { state, download };
}
