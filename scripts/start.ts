import { randomBytes } from 'node:crypto';
import { readEnvironment } from '../src/config/environment.ts';
import { runMain } from './lib/process-group.ts';
import { generateFiles, requireSitePorts, siteAddresses, startHost, startNext } from './lib/servers.ts';
import { buildSite, siteEnvironment } from './lib/site-build.ts';

const addresses = siteAddresses();
const { sitePort, hostPort, givenHost, serviceHost, siteUrl } = addresses;
const site = { distDir: '.next', serviceHost, siteUrl, mockSource: !givenHost };
// Site and embedded host share two secrets of this start: a publication of the host appears at once, and its editor
// can open previews.
const PUBLISH_SECRET = process.env.PUBLISH_SECRET || (givenHost ? '' : randomBytes(32).toString('hex'));
const DRAFT_TOKEN = process.env.DRAFT_TOKEN || (givenHost ? '' : randomBytes(16).toString('hex'));
const env = { ...process.env, ...siteEnvironment(site), PUBLISH_SECRET, DRAFT_TOKEN };

await runMain(async () => {
  // The build also checks it, but only after the embedded host has started.
  readEnvironment({ ...env, NEXT_PUBLIC_SITE_URL: process.env.NEXT_PUBLIC_SITE_URL });
  await requireSitePorts(addresses);
  if (!givenHost) {
    await generateFiles();
    const SITE_WEBHOOK = process.env.SITE_WEBHOOK || `http://localhost:${sitePort}/api/revalidate`;
    await startHost(hostPort, { MOCK_SITE: siteUrl, SITE_WEBHOOK, PUBLISH_SECRET, DRAFT_TOKEN });
  }
  await buildSite(site);
  await startNext('The site', sitePort, { env });
  printAddresses();
  return undefined;
});

function printAddresses(): void {
  console.log(`
Kelana is ready.
  Site          http://localhost:${sitePort}/      (English: http://localhost:${sitePort}/en)
  Service host  ${serviceHost}${givenHost ? '' : '      (embedded; editor at /edit)'}${
    givenHost
      ? ''
      : `
  Panel         ${serviceHost}/panel      (scenarios, faults, clock, log of calls)
  Demo sign-in  ratna@kelana.example  /  Kelana2027`
  }
Press Ctrl+C to stop.`);
}
