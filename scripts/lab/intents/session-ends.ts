import { notedRows } from '../../lib/noted-rows.ts';
import { median } from '../bench/statistics.ts';

// Each row is one trial: the milliseconds until the last tab showed that the session had ended.
const { note, forget, read } = notedRows<number>('session-ends.jsonl');

export { forget as clearSessionEnds, note as recordSessionEnds };

/** Returns a summary of the recorded times as text. A trial in which no tab showed a member has recorded no time. */
export function sessionEndsSummary(): string {
  const times = read();
  if (times.length === 0) return 'no tab showed a member';
  const lastTab = `the last tab after ${Math.round(median(times))} ms (median), ${Math.max(...times)} ms at most`;
  return `${times.length} with a tab that showed a member: ${lastTab}`;
}
