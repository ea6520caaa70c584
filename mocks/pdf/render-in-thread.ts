import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PdfContent } from './pdf-content.ts';

let thread: Worker | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Renders the itinerary as an A4 PDF in a thread of its own, because it would block the host for half a second. One PDF
 * is made at a time. Rejects with the error of the thread; the next PDF starts a new one.
 */
export function renderInThread(content: PdfContent): Promise<Blob> {
  const file = last.then(async () => {
    thread ??= startThread();
    thread.postMessage(content);
    const bytes = await nextMessage(thread);
    return new Blob([bytes], { type: 'application/pdf' });
  });
  last = file.catch(() => {
    thread = undefined;
  });
  return file;
}

async function nextMessage(worker: Worker): Promise<Uint8Array<ArrayBuffer>> {
  const waiting = new AbortController();
  const ended = once(worker, 'exit', waiting).then(() => {
    throw new Error('The thread that renders PDFs has ended.');
  });
  try {
    const [message] = await Promise.race([once(worker, 'message', waiting), ended]);
    return message;
  } finally {
    waiting.abort();
  }
}

function startThread(): Worker {
  const worker = new Worker(new URL('./pdf-thread.ts', import.meta.url));
  // A process that has nothing else to do may end.
  worker.unref();
  return worker;
}
