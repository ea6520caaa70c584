import { parseArgs } from 'node:util';
import { runCommand } from './lib/process-group.ts';
import { withTestSite } from './lib/with-test-site.ts';

// One booking per intent, whatever happens on the way: `npm test` tries some ways, this as many as one has time for.
const { trials, seed } = parseArgs({
  options: { trials: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
}).values;

await withTestSite({
  work: async ({ siteUrl: SITE_URL, serviceHost: SERVICE_HOST }) => {
    await runCommand(
      'playwright',
      ['test', '--config', 'tests/playwright.config.ts', '--project=visits', '--reporter=line', 'intents.spec'],
      { env: { ...process.env, SITE_URL, SERVICE_HOST, INTENT_TRIALS: trials, INTENT_SEED: seed } },
    );
    return true;
  },
  fine: `${trials} ways, one booking each.`,
  notFine: 'Not every way ended in one booking; see above for the seed.',
});
