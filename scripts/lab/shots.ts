import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags } from '../check/chromium.ts';
import { addressFromEnv } from '../lib/address-from-env.ts';
import { commandOptions } from '../lib/command-options.ts';
import { root } from '../lib/process-group.ts';
import { type Site, withTestSite } from '../lib/with-test-site.ts';
import { allPlaces, fileNameOf } from './shots/places.ts';
import { memberContext, type Shot, shoot, visitorContext } from './shots/shoot.ts';

// Takes screenshots of every route in both languages and three widths, of the site of the browser tests or of SITE_URL.
const WIDTHS = [360, 768, 1280];
const LANGUAGES = ['id', 'en'] as const;
const AT_ONCE = 2;
const folder = join(root, '.shots');
const { only } = commandOptions(
  { only: { type: 'string' } },
  'npm run lab -- shots [--only <route>]: the routes whose name has these letters in it',
);
const siteUrl = addressFromEnv('SITE_URL');
const serviceHost = addressFromEnv('SERVICE_HOST');
if (siteUrl && !serviceHost) {
  console.error('SITE_URL needs SERVICE_HOST, the service behind that site.');
  process.exit(1);
}

await withTestSite({
  work: shootAll,
  given: siteUrl && serviceHost ? { siteUrl, serviceHost } : undefined,
  fine: 'No page is too wide or reports an error.',
  notFine: 'Some pages have problems; see above.',
});

async function shootAll(site: Site, executable: string): Promise<boolean> {
  const places = Object.entries(await allPlaces(site.serviceHost)).filter(
    ([name]) => !only || fileNameOf(name).includes(only),
  );
  if (places.length === 0) throw new Error(`No route is called ${only}.`);
  const shots: Shot[] = places.flatMap(([name, place]) =>
    LANGUAGES.flatMap((language) => WIDTHS.map((width) => ({ name, place, language, width }))),
  );
  mkdirSync(folder, { recursive: true });
  const problems: string[] = [];
  const rest = [...shots];
  // Each worker has its own browser, because in a shared one the hidden page may never be painted.
  const work = async () => {
    const browser = await chromium.launch({
      ...(executable !== 'bundled' && { executablePath: executable }),
      args: chromiumFlags,
    });
    const visitor = await visitorContext(browser);
    const member = shots.some(({ place }) => place.isMember) ? await memberContext(browser, site.serviceHost) : visitor;
    for (let shot = rest.shift(); shot; shot = rest.shift()) {
      problems.push(...(await shoot(shot.place.isMember ? member : visitor, site.siteUrl, folder, shot)));
    }
    await browser.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log(`${shots.length} screenshots of ${places.length} routes are in .shots/.`);
  for (const problem of problems) console.error(problem);
  return problems.length === 0;
}
