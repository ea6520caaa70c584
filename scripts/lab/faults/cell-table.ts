import type { Cell, Part } from './cells.ts';

const parts: Record<Part, string> = {
  made: 'a page made before, then made again',
  fresh: 'a page nobody made yet',
  stale: 'a page made again behind the visitor',
  reads: 'what a page reads in the browser',
  writes: 'what somebody sends',
};

/** Returns a row for each promise and fault and one for all: number of cells, operations, failed cells, the slowest. */
export function cellRows(cells: readonly Cell[]): string[][] {
  const rows = Object.entries(parts).flatMap(([part, about]) => {
    const own = cells.filter((cell) => cell.part === part);
    return [...new Set(own.map(({ fault }) => fault))].map((fault) =>
      rowOf(
        [about, fault],
        own.filter((cell) => cell.fault === fault),
      ),
    );
  });
  return [...rows, rowOf(['all', ''], cells)];
}

/** Returns the problems found, each once with the cells that have it. */
export function complaints(cells: readonly Cell[]): string[] {
  const byFinding = new Map<string, string[]>();
  for (const { fault, operationId = 'everything', page, findings } of cells) {
    for (const finding of findings) {
      const where = `${page} while ${operationId} is ${fault}`;
      byFinding.set(finding, [...(byFinding.get(finding) ?? []), where]);
    }
  }
  return [...byFinding].map(([finding, [first, ...others]]) => {
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    return `${first}${more}: ${finding}`;
  });
}

/** Returns a line for each operation of the document that no fault was tried with. */
export function untried(cells: readonly Cell[], operationIds: readonly string[]): string[] {
  const tried = new Set(cells.map(({ operationId }) => operationId));
  return operationIds.filter((id) => !tried.has(id)).map((id) => `${id} was never tried.`);
}

function rowOf(head: string[], cells: readonly Cell[]): string[] {
  const failed = cells.filter(({ findings }) => findings.length > 0).length;
  const operations = new Set(cells.flatMap(({ operationId }) => operationId ?? [])).size;
  const [slowest] = cells.toSorted((a, b) => b.ms - a.ms);
  const where = slowest ? `${(slowest.ms / 1000).toFixed(2)} s, ${slowest.page}` : '';
  return [...head, String(cells.length), operations ? String(operations) : 'all', String(failed), where];
}
