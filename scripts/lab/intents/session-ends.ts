import { notedRows } from '../../lib/noted-rows.ts';
import { median } from '../bench/statistics.ts';

// Each trial writes the milliseconds until the last tab showed that the session had ended.
const { note, forget, read } = notedRows<number>('session-ends.jsonl');

export { forget as forgetSessionEnds, note as noteSessionEnds };

/** Returns the noted times as one sentence. A trial in which no tab showed a member has none. */
export function sessionEndsFigure(): string {
  const took = read();
  if (took.length === 0) return 'no tab showed a member';
  return `${took.length} with a tab that showed a member: the last tab after ${Math.round(median(took))} ms (median), ${Math.max(...took)} ms at most`;
}
