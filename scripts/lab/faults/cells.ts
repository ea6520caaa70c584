import { notedRows } from '../../lib/noted-rows.ts';

/** The tested promise: of a generated page, of a page not generated yet, or of a request from the browser. */
export type Part = 'made' | 'fresh' | 'stale' | 'reads' | 'writes';

/** One operation with one fault on one page: the problems found and the time of the slowest answer. */
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
