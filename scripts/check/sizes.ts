import { join } from 'node:path';
import { cellsOf, verdictOf } from '../lib/measure.ts';
import { root } from '../lib/process-group.ts';
import { pageWeights } from './weights.ts';

/**
 * Budgets of the routes that miss a goal of the bench, or meet it on some days only, because the data of a page depends
 * on its departure dates. JavaScript is given as a multiple of an empty page, HTML in KiB, page data in kB. Each
 * budget is about one in a hundred above the current figure, so that growth fails the check, but neither compression
 * (0.001 between two builds) nor the names of the coming months do. `scripts/README.md` gives the reasons.
 */
const ABOVE_GOAL: Record<string, Record<string, number>> = {
  'first-load JS': {
    '/group-tour': 1.43,
    '/group-tour/season/[slug]': 1.41,
    '/group-tour/[id]': 1.435,
    '/group-tour/destination/[id]': 1.435,
    '/obs': 1.4,
    '/blog': 1.37,
  },
  'HTML, gzip': { '/': 14.8, '/group-tour/destination/[id]': 14.7, '/group-tour/[id]': 26, '/obs': 16.9 },
  'page data': { '/group-tour': 19.4, '/group-tour/destination/[id]': 19.9, '/group-tour/[id]': 31.9 },
};

/**
 * Throws when a built route exceeds a budget for first-load JavaScript (relative to an empty page built in the same
 * run), HTML, page data or messages.
 */
export async function checkSizes(distDir: string, emptyDist: string): Promise<void> {
  const judged = pageWeights(join(root, distDir), emptyDist, ['id', 'en']).map((measure) => {
    // The subject of a measure is the route, two spaces, and the number of its pages.
    const atMost = ABOVE_GOAL[measure.group]?.[measure.subject.split('  ', 1)[0] ?? ''];
    return atMost === undefined ? measure : { ...measure, goal: { atMost } };
  });
  const over = judged.filter((measure) => verdictOf(measure) === 'missed');
  if (over.length > 0)
    throw new Error(`Over budget:\n${over.map((measure) => cellsOf(measure).join('  ')).join('\n')}`);
  console.log(`   ${judged.length} figures within their budgets`);
}
