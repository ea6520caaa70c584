import { commandOptions } from '../lib/command-options.ts';
import { succeeds } from '../lib/process-group.ts';
import { withTestSite } from '../lib/with-test-site.ts';
import { forgetSessionEnds, sessionEndsFigure } from './intents/session-ends.ts';
import { writeFigures } from './results.ts';

// Random trials of the promises about bookings and sessions; `npm test` runs a small sample of the same trials.
const KINDS = {
  bookings: { spec: 'intents.spec', env: 'INTENT', many: '200', workers: '2', fine: 'one booking each' },
  // These trials are timed, so only one browser runs: a second one would slow it down.
  sessions: { spec: 'session-ends.spec', env: 'SESSION', many: '500', workers: '1', fine: 'every tab out and back' },
};
const usage = 'npm run lab -- intents [--of bookings|sessions] [--trials 200] [--seed 1]';
const text = { type: 'string' } as const;
const { of = 'bookings', trials, seed = '1' } = commandOptions({ of: text, trials: text, seed: text }, usage);
const kind = KINDS[of as keyof typeof KINDS];
if (!kind) {
  console.error(`There are no trials of ${of}.\n${usage}`);
  process.exit(2);
}
const count = trials ?? kind.many;

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }) => {
    forgetSessionEnds();
    const isFine = await succeeds(
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
          [`${kind.env}_TRIALS`]: count,
          [`${kind.env}_SEED`]: seed,
        },
      },
    );
    const figure = of === 'sessions' ? sessionEndsFigure() : kind.fine;
    if (isFine) console.log(`\n${count} trials: ${figure}`);
    // Fewer trials must not replace the figures of a full run.
    if (Number(count) >= Number(kind.many)) {
      const row = [count, `from ${seed} on`, isFine ? figure : 'a trial failed', isFine ? 'met' : 'missed'];
      writeFigures(`intents ${of as keyof typeof KINDS}`, {
        head: ['Trials', 'Seeds', 'Figure', 'Verdict'],
        rows: [row],
      });
    }
    return isFine;
  },
  fine: `${count} trials passed: ${kind.fine}.`,
  notFine: 'Some trials failed; see above for the seed.',
});
