import { watchErrors } from './watch-errors';
import { watchVisits } from './watch-visits';

/**
 * Starts the reports that this build has an address for. The conditions stay inline, so that the bundler leaves the code
 * of all others out.
 */
export function startReports(): void {
  if (typeof window === 'undefined') return;
  if (process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN) watchErrors();
  if (process.env.NEXT_PUBLIC_VISIT_REPORTS_URL) watchVisits();
}
