import { join } from 'node:path';
import { cellsOf, shareOf, verdictOf } from '../lib/measure.ts';
import { root } from '../lib/process-group.ts';
import { tableLines } from '../lib/table.ts';
import { withBudget } from './size-budgets.ts';
import { pageWeights } from './weights/page-weights.ts';

/**
 * Throws when a built route exceeds a budget for first-load JavaScript (relative to an empty page built in the same
 * run), HTML, page data or messages. Prints the three measures of each group that are closest to their budgets.
 */
export async function checkSizes(distDir: string, emptyDist: string): Promise<void> {
  const judged = pageWeights(join(root, distDir), emptyDist, ['id', 'en']).map(withBudget);
  const nearest = [...new Set(judged.map(({ group }) => group))].flatMap((group) => {
    const ofGroup = judged.filter((measure) => measure.group === group && measure.goal);
    return ofGroup.sort((a, b) => shareOf(b) - shareOf(a)).slice(0, 3);
  });
  console.log(tableLines(['measure', 'budget', 'figure', 'verdict'], nearest.map(cellsOf)).join('\n'));
  const over = judged.filter((measure) => verdictOf(measure) === 'missed');
  if (over.length > 0)
    throw new Error(`Over budget:\n${over.map((measure) => cellsOf(measure).join('  ')).join('\n')}`);
}
