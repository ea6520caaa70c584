import { parentPort } from 'node:worker_threads';
import type { PdfContent } from './pdf-content.ts';
import { renderPdf } from './render-pdf.ts';

/** Runs in the thread of `render-in-thread.ts` and answers each content with the bytes of its PDF. */
parentPort?.on('message', async (content: PdfContent) => {
  const file = await renderPdf(content);
  parentPort?.postMessage(new Uint8Array(await file.arrayBuffer()));
});
