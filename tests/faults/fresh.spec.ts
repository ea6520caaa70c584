import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type Cell, noteCells } from '../../scripts/faults/cells.ts';
import { root } from '../../scripts/lib/process-group.ts';
import { testSite } from '../../scripts/lib/test-site.ts';
import { inLanguage } from '../e2e/test.ts';
import { ask, faultsOfOutage, OUTAGE_MS, RECOVERY_MS } from './plan/answer.ts';
import { faultNames, faults } from './plan/faults.ts';
import { AT_ONCE, each, files, languages, type SitePage, sitePages } from './plan/pages.ts';
import { during } from './plan/service.ts';

// Addresses of the kind that is made at its first visit, others for every fault; nobody has such a row.
const unknown = ['/group-tour', '/group-tour/destination', '/booking', '/career/apply'];

function strangers(fault: string): SitePage[] {
  const id = 9_000_001 + Object.keys(faults).indexOf(fault);
  return languages.flatMap((language) =>
    unknown.map((path) => ({ path: inLanguage(language, `${path}/${id}`), language, isMember: false })),
  );
}

let pages: SitePage[] = [];

// Nobody has asked this site for anything yet: without its file a page is one that nobody made.
test.beforeAll(async () => {
  pages = await sitePages();
  const folder = join(root, testSite.distDir, 'server', 'pages');
  for (const { path, language } of pages) {
    const route =
      inLanguage(language, path)
        .split('?', 1)[0]
        ?.replace(/^\/en(?=\/|$)/, '') || '/';
    const name = join(folder, language, route === '/' ? '' : route);
    for (const end of ['html', 'json']) rmSync(`${name}.${end}`, { force: true });
  }
});

for (const fault of faultNames) {
  test(`${fault}: a page nobody made yet says sorry, and so does a file`, async () => {
    // A page that can do without the service is made by the first visit; what is left are those that cannot.
    const wanted = fault === 'slow' ? strangers(fault) : [...pages, ...strangers(fault)];
    const cells = await during(fault, undefined, () => each(wanted, (page) => tried(page, fault), AT_ONCE));
    const ofFiles = await during(fault, undefined, () => each(files, (path) => triedFile(path, fault), 2));
    noteCells([...cells, ...ofFiles]);
  });
}

test('the page is there as soon as the service is', async () => {
  noteCells(await each(pages, (page) => backAgain(page, 200)));
  noteCells(await each(strangers('down'), (page) => backAgain(page, 404)));
});

async function tried({ path, language }: SitePage, fault: string): Promise<Cell> {
  const answer = await ask(path);
  const isSlow = fault === 'slow' && answer.status === 404;
  const findings = isSlow ? [] : faultsOfOutage(answer, language);
  return { part: 'fresh', fault, page: path, ms: answer.ms, findings };
}

async function triedFile(path: string, fault: string): Promise<Cell> {
  const { status, retryAfter, ms } = await ask(path);
  const findings = [
    ![200, 503].includes(status) && `answers ${status}`,
    status === 503 && retryAfter !== '60' && `says Retry-After: ${retryAfter}`,
    fault !== 'slow' && ms > OUTAGE_MS && `takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'fresh', fault, page: path, ms, findings };
}

async function backAgain({ path, language }: SitePage, expected: number): Promise<Cell> {
  const { status, lang, ms } = await ask(path);
  const findings = [
    status !== expected && `answers ${status}`,
    lang !== language && `is in the language ${lang}`,
    ms > RECOVERY_MS && `takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'fresh', fault: 'over', page: path, ms, findings };
}
