import { parseArgs } from 'node:util';
import { ensureChromium } from './check/chromium.ts';
import { addressFromEnv } from './lib/address-from-env.ts';
import { portFromEnv, requireFreePort, waitFor } from './lib/ports.ts';
import { runCommand, startProcess, stopAll, stopOnSignals } from './lib/process-group.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

// Serves a preview of the site that needs no service host; `-- --check` runs its browser tests and exits.
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const port = portFromEnv('DEMO_PORT', 3400);
// The pages contain this address, so a preview at another address needs its own build.
const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${port}`;
const demo = { distDir: '.next-demo', serviceHost: siteUrl, siteUrl, mockSource: true, serviceMode: 'worker' } as const;

stopOnSignals();
try {
  await requireFreePort(port, 'DEMO_PORT', 'the demo');
  await runCommand('node', ['scripts/generate.ts']);
  await buildSite(demo);
  startProcess('The demo', 'next', ['start', '-p', String(port)], {
    env: { ...process.env, ...siteEnvironment(demo) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitFor(`http://localhost:${port}/`);
  if (check) await runChecks();
  else printAddress();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll();
  process.exit(1);
}

async function runChecks(): Promise<never> {
  ensureChromium();
  await runCommand('playwright', ['test', '--config', 'tests/demo/playwright.config.ts', '--reporter=line'], {
    env: { ...process.env, SITE_URL: siteUrl },
  });
  await stopAll();
  process.exit(0);
}

function printAddress(): void {
  console.log(`
The demo of Kelana is ready; it needs no service host.
  Site          ${siteUrl}/      (English: ${siteUrl}/en)
  Demo sign-in  ratna@kelana.example  /  Kelana2027
  Controls      window.kelana in the browser's console, e.g. await kelana.reset('sold-out')
  State         kept by each browser tab: a reload keeps it, closing the tab deletes it
Press Ctrl+C to stop.`);
}
