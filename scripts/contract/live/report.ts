import type { Call } from '../../generate/document.ts';
import type { Group } from '../../generate/proposals.ts';
import { tableLines } from '../../lib/table.ts';
import { isNotOffered, type OperationResult } from './run.ts';
import { isTrace } from './writes.ts';

// In JSON: a field with its address, or with a list or an object of addresses; a picture in HTML.
const PICTURE =
  /"\w*(?:image|thumbnail|picture|photo|bgUrl|logo)\w*":(?:"[^"]*"|\[[^[\]]*\]|\{[^{}]*\})|<img[^>]+src=\\"[^"]+"/gi;
const ORIGIN = /https?:\/\/[^"\\\s/?#]+/g;
const head = ['operation', 'calls', 'status', 'verdict'];

/**
 * Returns the table by operation, followed by one line for each finding, what visitors miss without the `missed`
 * proposals, and the origins of the pictures.
 */
export function reportLines(results: OperationResult[], missed: readonly Group[]): string[] {
  const findings = results.flatMap(({ operation, findings }) =>
    findings.map(({ request, text, alike }) => {
      return `${operation.id}  ${request}  ${text}${alike > 0 ? ` (and ${alike} more alike)` : ''}`;
    }),
  );
  const notes = results.filter(({ note }) => note !== null).map(({ operation, note }) => `${operation.id}: ${note}`);
  const parts = [
    tableLines(head, results.map(cellsOf)),
    [...findings, ...notes],
    missedLines(missed),
    flagLines(results),
    originLines(results.flatMap(({ bodies }) => bodies)),
    [summaryOf(results, findings.length)],
  ];
  return parts.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function cellsOf({ operation, callCount, statuses, findings, note }: OperationResult): string[] {
  if (callCount === 0) return [operation.id, '0', '–', 'not called'];
  if (statuses.length > 0 && statuses.every((status) => isNotOffered(operation, status))) {
    return [operation.id, String(callCount), '404', 'not offered'];
  }
  const kept = note === null ? 'kept' : 'kept in part';
  return [
    operation.id,
    String(callCount),
    [...new Set(statuses)].sort().join(' ') || 'none',
    findings.length > 0 ? 'drift' : kept,
  ];
}

function missedLines(missed: readonly Group[]): string[] {
  if (missed.length === 0) return [];
  return [
    'The host has none of these parts of openapi/proposals.md:',
    ...missed.map(({ title, without }) => `  ${title}. ${without}`),
  ];
}

/** Returns a line for each flag that would include operations that were not called. */
function flagLines(results: OperationResult[]): string[] {
  const left = results.filter(({ callCount, note }) => callCount === 0 && note === null);
  const byFlag = Map.groupBy(left, ({ operation }) => flagFor(operation));
  return [...byFlag].map(
    ([flag, rows]) => `Not called without ${flag}: ${rows.map(({ operation }) => operation.id).join(', ')}.`,
  );
}

/** Returns the origins of the pictures in the answers, which a site must know to show them. */
function originLines(bodies: readonly unknown[]): string[] {
  const origins = pictureOrigins(bodies);
  if (origins.length === 0) return [];
  return [`Pictures come from ${origins.join(', ')}. PICTURE_HOSTS must name those that are not the service itself.`];
}

function flagFor({ id, auth, method }: Call): string {
  if (isTrace(id)) return '--write --also <name>';
  if (method === 'GET' || id === 'login') return '--email';
  return auth ? '--write' : '--probe';
}

function summaryOf(results: OperationResult[], findings: number): string {
  const called = results.filter(({ callCount }) => callCount > 0);
  const calls = called.reduce((sum, { callCount }) => sum + callCount, 0);
  const drifted = called.filter((result) => result.findings.length > 0).length;
  if (calls === 0) return 'Nothing was called: see the flags above.';
  const isNowhere = called.every(({ statuses }) => statuses.length > 0 && statuses.every((status) => status === 404));
  return [
    `${called.length} of ${results.length} operations called, ${calls} calls:`,
    findings === 0 ? 'no finding.' : `${findings} finding${findings === 1 ? '' : 's'} in ${drifted} of them.`,
    ...(isNowhere ? ['Every answer is 404: is the path of the address right?'] : []),
  ].join(' ');
}

/** Returns the origins of all pictures in some answers, in fields and in HTML, sorted. */
export function pictureOrigins(bodies: readonly unknown[]): string[] {
  const pictures = JSON.stringify(bodies).match(PICTURE) ?? [];
  return [...new Set(pictures.join().match(ORIGIN))].sort();
}
