import { errorText } from '@/lib/error-text';
import { readBuildId } from '@/server/build-id';
import { log, requestId } from '@/server/log/log';
import { logError } from '@/server/log/log-error';
import { metrics } from '@/server/metrics/metrics';
import { sendErrorReport } from './error-report';

/** Logs and counts an error of a page or file and reports it, without a wait. `route` is the pattern of its route. */
export function reportServerError(thrown: unknown, route: string): void {
  logError(thrown, route);
  metrics()?.pageErrors.inc({ route });
  if (!process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN) return;
  const report = { kind: 'server' as const, ...errorText(thrown), route, requestId: requestId(), build: readBuildId() };
  sendErrorReport(report).then((wasSent) => {
    const message = 'The receiver of error reports does not answer or takes none.';
    if (!wasSent) log({ level: 'warn', operation: 'reports', message });
  });
}
