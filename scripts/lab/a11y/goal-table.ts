import type { Figure, Goal } from './figures.ts';

/** The subject of each goal and the unit of its figure. */
const goals: Record<Goal, { about: string; counts: string }> = {
  A1: { about: 'axe, nothing wrong and nothing undecided', counts: 'scans' },
  A2: { about: '320 px, 400 %, wider text: nothing sideways, nothing cut', counts: 'looks' },
  A3: { about: 'by keyboard: stops named, visible, uncovered', counts: 'stops' },
  A4: { about: 'targets of 24 px, primary ones of 44 px', counts: 'looks' },
  A5: { about: 'soft navigation: title announced, focus on the heading', counts: 'navigations' },
  A6: { about: 'forms say what is wrong, in order and in words', counts: 'forms' },
  A7: { about: 'contrast of the theme and of every rule of style', counts: 'checks' },
  A8: { about: 'journeys as kept: the stops they look for, by role and name', counts: 'transcripts' },
  A9: { about: 'less motion, forced colours', counts: 'looks' },
};

/** Returns a row for each goal: subject, number of checks and verdict. A goal without checks is not met. */
export function goalRows(figures: readonly Figure[]): string[][] {
  return Object.entries(goals).map(([goal, { about, counts }]) => {
    const own = figures.filter((figure) => figure.goal === goal);
    const count = own.reduce((sum, figure) => sum + figure.count, 0);
    const findings = own.flatMap((figure) => figure.findings);
    const verdict = findings.length > 0 ? `${findings.length} findings` : count > 0 ? 'met' : 'not looked at';
    return [goal, about, `${count} ${counts}`, verdict];
  });
}
