import { stopAll, stopOnSignals } from '../lib/process-group.ts';

/** The numbers of tests that ran; `secondAttempts` names the passed tests that failed on their first attempt. */
export type Counts = { passed: number; failed: number; secondAttempts: string[] };

export type Step = {
  name: string;
  /** Rejects when the step fails; a step that runs tests resolves with their counts. */
  run: () => Promise<Counts> | Promise<void> | void;
  /** Full sentences that tell a developer how to fix a failure of this step. */
  advice: string;
};

/**
 * Runs the steps of a command in their order, those of an inner list at the same time, prints the time of each and
 * exits. The first failing step ends the command: its advice is printed and the exit code is 1. With `countsTests` the
 * last line is `12 passed, 0 failed`.
 */
export async function runSteps(steps: readonly (Step | Step[])[], { countsTests = false } = {}): Promise<never> {
  stopOnSignals();
  const startedAt = Date.now();
  const totals: Counts = { passed: 0, failed: 0, secondAttempts: [] };
  try {
    for (const group of steps) await Promise.all([group].flat().map((step) => runStep(step, totals)));
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}`);
    totals.failed ||= 1;
  }
  await stopAll();
  console.log(`\n${totals.failed > 0 ? 'Failed' : 'Done'} in ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  if (totals.secondAttempts.length > 0)
    console.log(['Tests that passed only on a second attempt:', ...totals.secondAttempts].join('\n  '));
  if (countsTests) console.log(`${totals.passed} passed, ${totals.failed} failed`);
  process.exit(totals.failed > 0 ? 1 : 0);
}

async function runStep({ name, run, advice }: Step, totals: Counts): Promise<void> {
  const from = Date.now();
  console.log(`\n── ${name}`);
  try {
    const counts = await run();
    if (counts) {
      totals.passed += counts.passed;
      totals.failed += counts.failed;
      totals.secondAttempts.push(...counts.secondAttempts);
      if (counts.failed > 0) throw new Error(`${counts.failed} tests failed.`);
    }
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : error}\n${advice}`, { cause: error });
  }
  console.log(`   ${name}: done in ${((Date.now() - from) / 1000).toFixed(1)} s`);
}
