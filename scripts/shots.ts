import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { ensureChromium } from './check/chromium.ts';
import { root, runCommand, stopAll, stopOnSignals } from './lib/process-group.ts';
import { requireTestPorts, startTestSite, testSite } from './lib/test-site.ts';
import { allPlaces, fileNameOf } from './shots/places.ts';
import { memberContext, type Shot, shoot, visitorContext } from './shots/shoot.ts';

// Pictures of every route in both languages and three widths, of the site of the browser tests or of SITE_URL.
const WIDTHS = [360, 768, 1280];
const LANGUAGES = ['id', 'en'] as const;
const AT_ONCE = 2;
const folder = join(root, '.shots');
const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const givenSite = process.env.SITE_URL?.replace(/\/+$/, '');
const siteUrl = givenSite ?? testSite.siteUrl;
const givenHost = process.env.SERVICE_HOST?.replace(/\/+$/, '');

stopOnSignals();
let problems: string[] = [];
try {
  if (givenSite && !givenHost) throw new Error('SITE_URL needs SERVICE_HOST: the service that site reads from.');
  if (!givenSite) {
    await requireTestPorts();
    await runCommand('node', ['scripts/generate.ts']);
    await startTestSite();
  }
  problems = await shootAll();
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
await stopAll();
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'Nothing is too wide and no console complains.' : `${problems.length} problems.`);
process.exit(problems.length === 0 ? 0 : 1);

async function shootAll(): Promise<string[]> {
  const serviceHost = givenHost ?? testSite.serviceHost;
  const places = Object.entries(await allPlaces(serviceHost)).filter(
    ([name]) => !only || fileNameOf(name).includes(only),
  );
  if (places.length === 0) throw new Error(`No route is called ${only}.`);
  const shots: Shot[] = places.flatMap(([name, place]) =>
    LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ name, place, language, width }))),
  );
  mkdirSync(folder, { recursive: true });
  const executable = ensureChromium();
  const found: string[] = [];
  const rest = [...shots];
  // A browser each: of two pages in one, the hidden one may wait for ever to be painted.
  const work = async () => {
    const browser = await chromium.launch({
      ...(executable !== 'bundled' && { executablePath: executable }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    });
    const visitor = await visitorContext(browser);
    const member = shots.some(({ place }) => place.isMember) ? await memberContext(browser, serviceHost) : visitor;
    for (let shot = rest.shift(); shot; shot = rest.shift()) {
      found.push(...(await shoot(shot.place.isMember ? member : visitor, siteUrl, folder, shot)));
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${shots.length} pictures of ${places.length} routes are in .shots/.`);
  return found;
}
