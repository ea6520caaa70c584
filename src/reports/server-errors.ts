import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorText } from '@/lib/error-text';
import { log } from '@/server/log/log';
import { logError } from '@/server/log/log-error';
import { requestId } from '@/server/log/request-id';
import { sendErrorReport } from './error-report';

let build: string | undefined;

/** Logs an error of a page or file and reports it, without a wait. `route` is the pattern of its route. */
export function reportServerError(thrown: unknown, route: string): void {
  logError(thrown, route);
  if (!process.env.NEXT_PUBLIC_ERROR_REPORTS_URL) return;
  const report = { kind: 'server' as const, ...errorText(thrown), route, requestId: requestId(), build: buildId() };
  sendErrorReport(report).then((isFine) => {
    const message = 'The address for error reports does not answer.';
    if (!isFine) log({ level: 'warn', operation: 'reports', message });
  });
}

function buildId(): string {
  if (process.env.NODE_ENV !== 'production') return 'development';
  build ??= readFileSync(join(process.cwd(), process.env.NEXT_DIST_DIR || '.next', 'BUILD_ID'), 'utf8').trim();
  return build;
}
