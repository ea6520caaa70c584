/** The part of Stryker's report that the score uses: the status of each mutant, by file. */
export type MutationReport = { files: Record<string, { mutants: readonly { status: string }[] }> };

export type Score = { mutants: number; detected: number; percent: number };

// As in Stryker's mutation score, mutants that do not compile and ignored mutants are not counted.
const DETECTED = ['Killed', 'Timeout'];
const UNDETECTED = ['Survived', 'NoCoverage'];

/** Returns the number of mutants, and the number and percentage of those that made a test fail or time out. */
export function scoreOf({ files }: MutationReport): Score {
  const statuses = Object.values(files).flatMap(({ mutants: ofFile }) => ofFile.map(({ status }) => status));
  const detected = statuses.filter((status) => DETECTED.includes(status)).length;
  const mutants = detected + statuses.filter((status) => UNDETECTED.includes(status)).length;
  return { mutants, detected, percent: (100 * detected) / mutants };
}
