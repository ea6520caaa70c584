/** The part of Stryker's report that the score uses: the status of each change to a file. */
export type MutationReport = { files: Record<string, { mutants: readonly { status: string }[] }> };

export type Score = { changes: number; noticed: number; percent: number };

// The score follows Stryker's definition. Changes that do not compile or that it ignores are in neither number.
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

/** Returns the number and percentage of changes that made a test fail. */
export function scoreOf({ files }: MutationReport): Score {
  const states = Object.values(files).flatMap(({ mutants }) => mutants.map(({ status }) => status));
  const noticed = states.filter((status) => NOTICED.includes(status)).length;
  const changes = noticed + states.filter((status) => MISSED.includes(status)).length;
  return { changes, noticed, percent: (100 * noticed) / changes };
}
