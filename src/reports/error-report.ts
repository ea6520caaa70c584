import { type ErrorReport, envelopeAddress, envelopeOf } from './envelope';
import { postReport } from './post-report';

const MAX_REPORTS = 10;
const SERVER_MS = 60_000;

let sent = new Set<string>();
let countedSince = 0;

/**
 * Sends a report to the receiver of the build, if it has one: the one place through which errors leave the site. Sends
 * the same message once, and ten reports at most, of a browser for each loaded document, of a server for each minute.
 * Resolves to false when the receiver does not take it; never rejects.
 */
export async function sendErrorReport(report: ErrorReport): Promise<boolean> {
  const dsn = process.env.NEXT_PUBLIC_ERROR_REPORTS_DSN;
  if (!dsn || !isNew(report)) return true;
  return postReport(envelopeAddress(dsn), envelopeOf(report));
}

function isNew({ kind, message }: ErrorReport): boolean {
  if (kind === 'server' && Date.now() - countedSince >= SERVER_MS) {
    sent = new Set();
    countedSince = Date.now();
  }
  if (sent.has(message) || sent.size >= MAX_REPORTS) return false;
  sent.add(message);
  return true;
}
