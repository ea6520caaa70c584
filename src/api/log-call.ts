import { serviceHost } from '@/config/env';
import { isProductionServer, log } from '@/server/log/log';
import { brokenAnswer } from './broken-answer';
import { isApiError } from './sdk-values';

const SLOW_MS = 1000;

/**
 * Logs a call for a page that failed or took longer than a second. A 404 is no failure: it answers a visitor's address.
 * Elsewhere than on a production server only an answer that breaks the API document is logged: the error of a build names
 * the failed call, and the developer panel of the embedded host lists all calls.
 */
export function logCall(operation: string, startedAt: number, error?: unknown): void {
  const durationMs = Math.round(performance.now() - startedAt);
  if (isApiError(error)) {
    const broken = brokenAnswer(error, serviceHost());
    if (error.kind === 'not-found' || !(broken || isProductionServer())) return;
    const status = error.status > 0 ? { status: error.status } : {};
    const message = broken ?? reasonOf(error);
    log({ level: 'error', operation, durationMs, ...status, error: error.kind, message });
  } else if (error === undefined && durationMs > SLOW_MS && isProductionServer()) {
    log({ level: 'warn', operation, durationMs, message: `The answer took longer than ${SLOW_MS} ms.` });
  }
}

/** Says why a call failed, without the words of the service, which are part of its answer. */
function reasonOf({ kind, status, cause }: { kind: string; status: number; cause?: unknown }): string {
  if (kind === 'timeout') return 'No answer in time.';
  if (status > 0) return kind === 'network' ? 'The answer broke off.' : `The service answered ${status}.`;
  // Node's fetch throws a TypeError whose cause has the code of the connection.
  const { code } = ((cause as Error | undefined)?.cause ?? {}) as { code?: string };
  return `No connection to the service${code ? ` (${code})` : ''}.`;
}
