import type { paths } from '@sdk';
import { useCallback, useState } from 'react';
import { publicEnv } from '@/config/env';
import { limits } from '@/config/limits';
import { queryString } from '@/lib/query-string';
import { pdfFileName, saveFile } from '@/lib/save-file';
import { startWork } from '@/state/progress';
import { callInBrowser } from './call-in-browser';
import { isApiError } from './sdk-values';

export type PdfState = 'idle' | 'preparing' | 'ready' | 'failed';

const PATH = '/v2/modules/page/tour/pdf/{itineraryId}' satisfies keyof paths;
const QUERY = { max_row: limits.pdfMaxRow, version: 2 } as const;

/** Returns the URL of a departure's PDF, for browsers that cannot open a file made by the page. */
export function itineraryPdfUrl(itineraryId: number): string {
  const path = PATH.replace('{itineraryId}', String(itineraryId));
  return `${publicEnv.serviceHost}${path}${queryString(QUERY)}`;
}

/** Reads the PDF of a departure. */
export const readItineraryPdf = (itineraryId: number) =>
  callInBrowser('getItineraryPdf', { path: { itineraryId }, query: QUERY });

/**
 * Returns `download`, which downloads the itinerary of a departure as a PDF and saves it as `fileName`.
 */
export function useItineraryPdf() {
  const [state, setState] = useState<PdfState>('idle');

  /** Resolves to true when the file was passed to the browser. */
  const download = useCallback(async (itineraryId: number, fileName = pdfFileName()): Promise<boolean> => {
    setState('preparing');
    const done = startWork();
    try {
      const blob = await readItineraryPdf(itineraryId);
      saveFile(blob, fileName);
      setState('ready');
      return true;
    } catch (error) {
      // A failed state offers the file's own URL, which also helps after a bug.
      if (!isApiError(error)) window.reportError(error);
      setState('failed');
      return false;
    } finally {
      done();
    }
  }, []);
  return { state, download };
}
