import type { FaultCheck, Part } from './fault-checks.ts';

const labels: Record<Part, string> = {
  cached: 'a generated page that is regenerated',
  uncached: 'a page that was never generated',
  stale: 'a stale page that is regenerated in the background',
  reads: 'requests for data from the browser',
  writes: 'writes from the browser',
};

/**
 * Returns a row for each part and fault and one for all checks: label, fault, number of checks, number of operations,
 * number of failed checks, and the slowest response with its page.
 */
export function checkRows(checks: readonly FaultCheck[]): string[][] {
  const rows = Object.entries(labels).flatMap(([part, label]) => {
    const checksOfPart = checks.filter((check) => check.part === part);
    return [...new Set(checksOfPart.map(({ fault }) => fault))].map((fault) =>
      rowOf(
        [label, fault],
        checksOfPart.filter((check) => check.fault === fault),
      ),
    );
  });
  return [...rows, rowOf(['all', ''], checks)];
}

/** Returns a line for each distinct finding, with the first check that has it and the number of the others. */
export function findingLines(checks: readonly FaultCheck[]): string[] {
  const byFinding = new Map<string, string[]>();
  for (const { fault, operationId = 'everything', page, findings } of checks) {
    for (const finding of findings) {
      const description = `${page} while ${operationId} is ${fault}`;
      byFinding.set(finding, [...(byFinding.get(finding) ?? []), description]);
    }
  }
  return [...byFinding].map(([finding, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: ${finding}`;
  });
}

/** Returns a line for each of these operations that has no check. */
export function untestedOperations(checks: readonly FaultCheck[], operationIds: readonly string[]): string[] {
  const tested = new Set(checks.map(({ operationId }) => operationId));
  return operationIds.filter((id) => !tested.has(id)).map((id) => `${id} was never tested.`);
}

function rowOf(firstColumns: string[], checks: readonly FaultCheck[]): string[] {
  const failed = checks.filter(({ findings }) => findings.length > 0).length;
  const operations = new Set(checks.flatMap(({ operationId }) => operationId ?? [])).size;
  const [slowest] = checks.toSorted((a, b) => b.ms - a.ms);
  const slowestText = slowest ? `${(slowest.ms / 1000).toFixed(2)} s, ${slowest.page}` : '';
  return [...firstColumns, String(checks.length), operations ? String(operations) : 'all', String(failed), slowestText];
}
