import { parseArgs } from 'node:util';
import { ensureChromium } from './check/chromium.ts';
import { addressFromEnv, portFromEnv, requirePorts } from './lib/ports.ts';
import { runCommand, runMain } from './lib/process-group.ts';
import { generateFiles, startNext } from './lib/servers.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

// Serves a preview of the site that needs no service host; `-- --check` runs its browser tests and exits.
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const port = portFromEnv('DEMO_PORT', 3400);
// The pages contain this address, so a preview at another address needs its own build.
const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${port}`;
const demo = { distDir: '.next-demo', serviceHost: siteUrl, siteUrl, mockSource: true, serviceMode: 'worker' } as const;

await runMain(async () => {
  await requirePorts({ DEMO_PORT: port });
  await generateFiles();
  await buildSite(demo);
  await startNext('The demo', port, { env: { ...process.env, ...siteEnvironment(demo) } });
  if (check) {
    ensureChromium();
    await runCommand('playwright', ['test', '--config', 'tests/demo/playwright.config.ts', '--reporter=line'], {
      env: { ...process.env, SITE_URL: siteUrl },
    });
    return 0;
  }
  console.log(`
The demo of Kelana is ready; it needs no service host.
  Site          ${siteUrl}/      (English: ${siteUrl}/en)
  Demo sign-in  ratna@kelana.example  /  Kelana2027
  Controls      window.kelana in the browser's console, e.g. await kelana.reset('sold-out')
  State         kept by each browser tab: a reload keeps it, closing the tab deletes it
Press Ctrl+C to stop.`);
  return undefined;
});
