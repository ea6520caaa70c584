import { notedRows } from '../../lib/noted-rows.ts';

export type Goal = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9';

/** The checks of one subject for a goal: their number and findings. */
export type Figure = { goal: Goal; subject: string; count: number; findings: readonly string[] };

/** The type of a browser test's annotation that contains a figure as JSON. */
export const FIGURE = 'figure';
/** The type of the annotation of a browser test that ran to its end. */
export const COMPLETED = 'completed';

const { note, forget, read } = notedRows<Figure>('accessibility.jsonl');

export { forget as clearFigures, read as readFigures };

/** Stores a figure for the table of the run. */
export const recordFigure = (figure: Figure) => note([figure]);

/** Returns the figures among the annotations of a browser test. */
export function figuresIn(annotations: readonly { type: string; description?: string }[]): Figure[] {
  return annotations
    .filter(({ type }) => type === FIGURE)
    .map(({ description = '' }) => JSON.parse(description) as Figure);
}
