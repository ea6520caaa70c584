import type { Figure, Goal } from './figures.ts';

/** The description of each goal and the unit of its count. */
const goals: Record<Goal, { description: string; unit: string }> = {
  A1: { description: 'axe: no violation and no undecided result', unit: 'scans' },
  A2: { description: '320 px, 400 %, wider text: no sideways scrolling, no clipped text', unit: 'checks' },
  A3: { description: 'by keyboard: stops named, visible, uncovered', unit: 'stops' },
  A4: { description: 'targets of 24 px, primary ones of 44 px', unit: 'checks' },
  A5: { description: 'soft navigation: title announced, focus on the heading', unit: 'navigations' },
  A6: { description: 'forms describe their errors in text, in the order of the fields', unit: 'forms' },
  A7: { description: 'contrast of the theme and of every style rule', unit: 'checks' },
  A8: { description: 'keyboard journeys match their stored transcripts', unit: 'transcripts' },
  A9: { description: 'reduced motion, forced colours', unit: 'checks' },
};

/** Returns a row for each goal: goal, description, number of checks and verdict. A goal without checks is not met. */
export function goalRows(figures: readonly Figure[]): string[][] {
  return Object.entries(goals).map(([goal, { description, unit }]) => {
    const figuresOfGoal = figures.filter((figure) => figure.goal === goal);
    const count = figuresOfGoal.reduce((sum, figure) => sum + figure.count, 0);
    const findings = figuresOfGoal.flatMap((figure) => figure.findings);
    const verdict = findings.length > 0 ? `${findings.length} findings` : count > 0 ? 'met' : 'not checked';
    return [goal, description, `${count} ${unit}`, verdict];
  });
}
