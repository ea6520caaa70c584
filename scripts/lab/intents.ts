import { playwright, withTestSite } from '../lib/test-site.ts';
import { commandOptions, writeTable } from './results.ts';

// Runs random trials of bookings and of session ends; `npm test` runs a small sample of the same trials. Session ends
// are timed, so only one browser runs: a second one would slow the first one down.
const SIGNED_OUT = 'every tab signed out within 500 ms, and in again';
const KINDS = {
  bookings: { spec: 'intents.spec', prefix: 'INTENT', trials: '200', workers: 2, success: 'one booking each' },
  sessions: { spec: 'session-ends.spec', prefix: 'SESSION', trials: '500', workers: 1, success: SIGNED_OUT },
};
const usage = 'npm run lab -- intents [--of bookings|sessions] [--trials 200] [--seed 1]';
const text = { type: 'string' } as const;
const { of = 'bookings', trials, seed = '1' } = commandOptions({ of: text, trials: text, seed: text }, usage);
const kind = KINDS[of as keyof typeof KINDS];
if (!kind) {
  console.error(`There are no trials of ${of}.\n${usage}`);
  process.exit(2);
}
const count = trials ?? kind.trials;

await withTestSite(async () => {
  const sizes = { [`${kind.prefix}_TRIALS`]: count, [`${kind.prefix}_SEED`]: seed };
  const options = ['--project=visits', '--reporter=line', '--retries=0', `--workers=${kind.workers}`, kind.spec];
  const hasPassed = await playwright('tests/playwright.config.ts', options, sizes);
  // Fewer trials must not replace the figures of a full run.
  if (Number(count) >= Number(kind.trials)) {
    const cells = hasPassed ? [kind.success, 'met'] : ['a trial failed', 'missed'];
    writeTable(`intents ${of}`, ['Trials', 'Seeds', 'Figure', 'Verdict'], [[count, `from ${seed} on`, ...cells]]);
  }
  return hasPassed;
}, `${count} trials passed: ${kind.success}.`);
