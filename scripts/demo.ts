import { parseArgs } from 'node:util';
import { ensureChromium } from './check/chromium.ts';
import { addressFromEnv, freePort, portFromEnv, requirePorts, waitFor } from './lib/ports.ts';
import { runCommand, runMain, startProcess } from './lib/process-group.ts';
import { generateFiles, startNext } from './lib/servers.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

// Serves a demo of the site in which each browser tab is its own service host; `-- --check` runs its browser tests.
const { check } = parseArgs({ options: { check: { type: 'boolean', default: false } } }).values;
const port = portFromEnv('DEMO_PORT', 3400);
// The pages contain this address, so a demo at another address needs its own build.
const siteUrl = addressFromEnv('NEXT_PUBLIC_SITE_URL') ?? `http://localhost:${port}`;
const serviceHost = `http://localhost:${port}`;
const demo = { distDir: '.next-demo', serviceHost, publicServiceHost: siteUrl, siteUrl, mockSource: true };

await runMain(async () => {
  await requirePorts({ DEMO_PORT: port });
  await generateFiles();
  const sitePort = await freePort();
  const env = { ...process.env, DEMO_PORT: String(port), DEMO_SITE: `http://localhost:${sitePort}`, DEMO_URL: siteUrl };
  startProcess('The demo', 'node', ['mocks/demo/server.ts'], { env });
  await waitFor(`http://localhost:${port}/demo.js`);
  await buildSite(demo);
  await startNext('The site of the demo', sitePort, { env: { ...process.env, ...siteEnvironment(demo) } });
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
