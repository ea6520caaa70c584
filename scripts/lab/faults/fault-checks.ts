import { notedRows } from '../../lib/noted-rows.ts';

/**
 * The state of the tested page, or the kind of its requests: a page in the cache, a page that was never generated, a
 * cached page that is due for regeneration, reads from the browser, and writes from the browser.
 */
export type Part = 'cached' | 'uncached' | 'stale' | 'reads' | 'writes';

/** A check of one page while one operation has a fault: the findings, and the time of the slowest response. */
export type FaultCheck = {
  part: Part;
  fault: string;
  /** Left out when the fault affects every operation at once. */
  operationId?: string | undefined;
  page: string;
  ms: number;
  findings: readonly string[];
};

const { note, forget, read } = notedRows<FaultCheck>('faults.jsonl');

export { forget as clearChecks, note as recordChecks, read as readChecks };
