import { parseArgs } from 'node:util';
import { ensureChromium } from './check/chromium.ts';
import { runCommand, stopAll, stopOnSignals } from './lib/process-group.ts';
import { requireTestPorts, startTestSite, testSite } from './lib/test-site.ts';

// One booking per intent, whatever happens on the way: `npm test` tries some ways, this as many as one has time for.
const { trials, seed } = parseArgs({
  options: { trials: { type: 'string', default: '200' }, seed: { type: 'string', default: '1' } },
}).values;

stopOnSignals();
let isFine = false;
try {
  ensureChromium();
  await requireTestPorts();
  await runCommand('node', ['scripts/generate.ts']);
  await startTestSite();
  const { siteUrl: SITE_URL, serviceHost: SERVICE_HOST } = testSite;
  await runCommand(
    'playwright',
    ['test', '--config', 'tests/playwright.config.ts', '--project=visits', '--reporter=line', 'intents.spec'],
    { env: { ...process.env, SITE_URL, SERVICE_HOST, INTENT_TRIALS: trials, INTENT_SEED: seed } },
  );
  isFine = true;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
}
await stopAll();
console.log(
  isFine ? `${trials} ways, one booking each.` : 'Not every way ended in one booking; see above for the seed.',
);
process.exit(isFine ? 0 : 1);
