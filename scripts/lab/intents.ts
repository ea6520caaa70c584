import { commandOptions } from '../lib/command-options.ts';
import { succeeds } from '../lib/process-group.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { clearSessionEnds, sessionEndsSummary } from './intents/session-ends.ts';
import { writeFigures } from './results.ts';

// Runs random trials of bookings and of session ends; `npm test` runs a small sample of the same trials.
const KINDS = {
  bookings: {
    spec: 'intents.spec',
    envPrefix: 'INTENT',
    defaultTrials: '200',
    workers: '2',
    success: 'one booking each',
  },
  // These trials are timed, so only one browser runs: a second one would slow the first one down.
  sessions: {
    spec: 'session-ends.spec',
    envPrefix: 'SESSION',
    defaultTrials: '500',
    workers: '1',
    success: 'every tab signed out and in again',
  },
};
const usage = 'npm run lab -- intents [--of bookings|sessions] [--trials 200] [--seed 1]';
const stringOption = { type: 'string' } as const;
const {
  of = 'bookings',
  trials,
  seed = '1',
} = commandOptions({ of: stringOption, trials: stringOption, seed: stringOption }, usage);
const kind = KINDS[of as keyof typeof KINDS];
if (!kind) {
  console.error(`There are no trials of ${of}.\n${usage}`);
  process.exit(2);
}
const count = trials ?? kind.defaultTrials;

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }) => {
    clearSessionEnds();
    const hasPassed = await succeeds(
      'playwright',
      [
        'test',
        '--config',
        'tests/playwright.config.ts',
        '--project=visits',
        '--reporter=line',
        '--retries=0',
        `--workers=${kind.workers}`,
        kind.spec,
      ],
      {
        env: {
          ...process.env,
          SITE_URL,
          SERVICE_HOST,
          [`${kind.envPrefix}_TRIALS`]: count,
          [`${kind.envPrefix}_SEED`]: seed,
        },
      },
    );
    const figure = of === 'sessions' ? sessionEndsSummary() : kind.success;
    if (hasPassed) console.log(`\n${count} trials: ${figure}`);
    // Fewer trials must not replace the figures of a full run.
    if (Number(count) >= Number(kind.defaultTrials)) {
      const row = [count, `from ${seed} on`, hasPassed ? figure : 'a trial failed', hasPassed ? 'met' : 'missed'];
      writeFigures(`intents ${of as keyof typeof KINDS}`, {
        columns: ['Trials', 'Seeds', 'Figure', 'Verdict'],
        rows: [row],
      });
    }
    return hasPassed;
  },
  fine: `${count} trials passed: ${kind.success}.`,
  notFine: 'Some trials failed; see above for the seed.',
});
