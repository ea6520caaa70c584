import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRelease } from '../deploy/release/make-release.ts';
import { filesIn, folderBytes } from '../lib/folder-files.ts';
import { freePort, waitFor } from '../lib/ports.ts';
import { root, startProcess, stopOne } from '../lib/process-group.ts';
import { CANARY, testSite } from '../lib/test-site.ts';

const folder = join(root, '.cache', 'test-release');
const CONTENT = [testSite.distDir, 'deploy', 'node_modules', 'own-static', 'package.json', 'public', 'server.js'];
const MAX_MB = 110;
const STOP_MS = 10_000;
const PAGES = ['/', '/en/group-tour/17', '/group-tour', '/group-tour?page=2', '/images/icon-180.png'];
/** The settings under which a release is started: alone, and as an instance of several whose Redis does not answer. */
const SETTINGS: Record<string, string>[] = [
  {},
  {
    REDIS_URL: 'redis://127.0.0.1:1',
    METRICS_PORT: String(await freePort()),
    HOSTNAME: 'localhost',
    NODE_OPTIONS: '--dns-result-order=ipv4first',
  },
];

/**
 * Makes a release of the test build. Throws when it holds anything but what it runs, such as sources, the repository,
 * `.env` files or a secret of the machine that built it, or when it does not serve its pages, also beside a `.env` file
 * with a setting that no server starts with.
 */
export async function checkRelease(): Promise<void> {
  // As Next does with the file of a project.
  writeFileSync(join(root, testSite.distDir, 'standalone', '.env'), CANARY);
  await makeRelease(folder, testSite);
  const content = readdirSync(folder).sort();
  if (content.join() !== CONTENT.join()) {
    throw new Error(`A release has ${content.join(', ')}; it should have ${CONTENT.join(', ')}.`);
  }
  const megabytes = Math.round(folderBytes(folder) / 1_000_000);
  if (megabytes > MAX_MB) throw new Error(`A release has ${megabytes} MB; ${MAX_MB} MB are allowed.`);

  const withSecret = filesIn(folder).filter((file) => readFileSync(file).includes(CANARY));
  if (withSecret.length > 0) throw new Error(`A secret of the build is in ${withSecret.join(', ')}.`);

  writeFileSync(join(folder, '.env'), 'STOP_DELAY_MS=wrong');
  for (const settings of SETTINGS) await requestPages(settings);
  console.log(`   ${megabytes} MB; ${PAGES.length} addresses answered`);
}

async function requestPages(settings: Record<string, string>): Promise<void> {
  const port = await freePort();
  const { PATH, SystemRoot } = process.env;
  const own = { PATH, SystemRoot, PORT: String(port), SERVICE_HOST: testSite.serviceHost, ...settings };
  const env = { NODE_ENV: 'production' as const, ...own };
  const site = startProcess('The release', 'node', [join(folder, 'server.js')], { cwd: folder, env });
  await waitFor(`http://localhost:${port}/api/health/ready`);
  for (const page of PAGES) {
    // As nginx hands a request over TLS on.
    const headers = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'kelana.test' };
    const { status } = await fetch(`http://localhost:${port}${page}`, { headers });
    if (status !== 200)
      throw new Error(`The release answers ${page} with ${status} (${JSON.stringify(settings)} beside SERVICE_HOST).`);
  }
  await stopOne(site, STOP_MS);
}
