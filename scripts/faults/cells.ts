import { notedRows } from '../lib/noted-rows.ts';

/** Which promise was tried: of a page that was made before, of one that nobody made yet, of what a browser asks. */
export type Part = 'made' | 'fresh' | 'stale' | 'reads' | 'writes';

/** One operation with one fault on one page: what was found wrong, and how long its slowest answer took. */
export type Cell = {
  part: Part;
  fault: string;
  /** Every operation at once when left out. */
  operationId?: string | undefined;
  page: string;
  ms: number;
  findings: readonly string[];
};

const { note, forget, read } = notedRows<Cell>('faults.jsonl');

export { forget as forgetCells, note as noteCells, read as readCells };
