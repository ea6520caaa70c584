import { requestId } from './request-id.ts';

export type LogEntry = {
  level: 'error' | 'warn' | 'info';
  /** An operation of the service, the pattern of a route, or the part of the server that writes the line. */
  operation: string;
  message: string;
  durationMs?: number;
  /** The status of an answer; missing where there was none. */
  status?: number;
  /** The kind of a failed call, or the name of an error. */
  error?: string;
  stack?: string[];
};

/**
 * Writes a line of the log: in a production server one JSON object with the time and the id of the running request, in
 * development and in a build a sentence. No entry may contain a body, a query, or anything that a person typed.
 */
export function log(entry: LogEntry): void {
  if (isProductionServer()) {
    const { level, ...fields } = entry;
    const line = { time: new Date().toISOString(), level, id: requestId(), ...fields };
    process.stdout.write(`${JSON.stringify(line)}\n`);
  } else {
    console[entry.level](sentenceOf(entry));
  }
}

export function isProductionServer(): boolean {
  return process.env.NODE_ENV === 'production' && process.env.NEXT_PHASE !== 'phase-production-build';
}

function sentenceOf({ operation, message, durationMs, stack = [] }: LogEntry): string {
  const duration = durationMs === undefined ? '' : ` (${durationMs} ms)`;
  return [`${operation}: ${message}${duration}`, ...stack].join('\n  ');
}
