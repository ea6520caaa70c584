import { notedRows } from '../../lib/noted-rows.ts';

export type Goal = 'A1' | 'A2' | 'A3' | 'A4' | 'A5' | 'A6' | 'A7' | 'A8' | 'A9';

/** The checks of a goal: their subject, number and findings. */
export type Figure = { goal: Goal; what: string; count: number; findings: readonly string[] };

/** The types of annotations of a browser test: a figure, and the mark of a test that ran to its end. */
export const FIGURE = 'figure';
export const COMPLETED = 'came to its end';

const { note, forget, read } = notedRows<Figure>('accessibility.jsonl');

export { forget as forgetFigures, read as readFigures };

/** Notes a figure for the table of the run. */
export const noteFigure = (figure: Figure) => note([figure]);

/** Returns the figures among the annotations of a browser test. */
export function figuresIn(notes: readonly { type: string; description?: string }[]): Figure[] {
  return notes.filter(({ type }) => type === FIGURE).map(({ description = '' }) => JSON.parse(description) as Figure);
}
