import type { Call } from '../../generate/document.ts';
import { tableLines } from '../../lib/table.ts';
import type { FindingKind } from './check.ts';
import { pictureOrigins } from './picture-origins.ts';
import type { Exchange, NamedFinding, OperationResult } from './run.ts';
import { isTrace } from './writes.ts';

const fieldKinds: FindingKind[] = ['missing', 'type', 'rule', 'content', 'media type', 'header'];
const head = ['operation', 'calls', 'status', 'schema', 'undocumented', 'median', 'max', 'verdict'];

/** Returns the table by operation, followed by one line for each finding, and the origins of the pictures. */
export function reportLines(results: OperationResult[], exchanges: readonly Pick<Exchange, 'body'>[] = []): string[] {
  const findings = results.flatMap((result) => result.findings);
  const notes = results.filter(({ note }) => note !== null).map(({ operation, note }) => `${operation.id}: ${note}`);
  const parts = [
    tableLines(head, results.map(cellsOf)),
    [...findings.map(findingLine), ...notes],
    flagLines(results),
    originLines(exchanges),
    [summaryOf(results, findings.length)],
  ];
  return parts.filter((lines) => lines.length > 0).flatMap((lines, index) => (index === 0 ? lines : ['', ...lines]));
}

function cellsOf({ operation, statuses, times, findings, note }: OperationResult): string[] {
  if (times.length === 0) return [operation.id, '0', '–', '–', '–', '–', '–', 'not called'];
  const broken = count(findings, fieldKinds);
  const kept = note === null ? 'kept' : 'kept in part';
  return [
    operation.id,
    String(times.length),
    [...new Set(statuses)].sort().join(' ') || 'none',
    broken === 0 ? 'ok' : `${broken} broken`,
    String(count(findings, ['undocumented'])),
    `${Math.round(median(times))} ms`,
    `${Math.round(Math.max(...times))} ms`,
    findings.length > 0 ? 'drift' : kept,
  ];
}

function findingLine({ operationId, request, text, alike }: NamedFinding): string {
  return `${operationId}  ${request}  ${text}${alike > 0 ? ` (and ${alike} more alike)` : ''}`;
}

/** Returns a line for each flag that would include operations that were not called. */
function flagLines(results: OperationResult[]): string[] {
  const left = results.filter(({ times, note }) => times.length === 0 && note === null);
  const byFlag = Map.groupBy(left, ({ operation }) => flagFor(operation));
  return [...byFlag].map(
    ([flag, rows]) => `Not called without ${flag}: ${rows.map(({ operation }) => operation.id).join(', ')}.`,
  );
}

/** Returns the origins of the pictures in the answers, which a site must know to show them. */
function originLines(exchanges: readonly Pick<Exchange, 'body'>[]): string[] {
  const origins = pictureOrigins(exchanges.map(({ body }) => body));
  if (origins.length === 0) return [];
  return [`Pictures come from ${origins.join(', ')}. PICTURE_HOSTS must name those that are not the service itself.`];
}

function flagFor({ id, auth, method }: Call): string {
  if (isTrace(id)) return '--write --also <name>';
  if (method === 'GET' || id === 'login') return '--email';
  return auth ? '--write' : '--probe';
}

function summaryOf(results: OperationResult[], findings: number): string {
  const called = results.filter(({ times }) => times.length > 0);
  const calls = called.reduce((sum, { times }) => sum + times.length, 0);
  const drifted = called.filter((result) => result.findings.length > 0).length;
  if (calls === 0) return 'Nothing was called: see the flags above.';
  const isNowhere = called.every(({ statuses }) => statuses.length > 0 && statuses.every((status) => status === 404));
  return [
    `${called.length} of ${results.length} operations called, ${calls} calls:`,
    findings === 0 ? 'no finding.' : `${findings} finding${findings === 1 ? '' : 's'} in ${drifted} of them.`,
    ...(isNowhere ? ['Every answer is 404: is the path of the address right?'] : []),
  ].join(' ');
}

function median(numbers: number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

function count(findings: NamedFinding[], kinds: FindingKind[]): number {
  return findings.filter(({ kind }) => kinds.includes(kind)).length;
}
