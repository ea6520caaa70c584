import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import { root } from '../../../scripts/lib/process-group.ts';
import { testSite } from '../../../scripts/lib/test-site.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { ask, faultsOfOutage, OUTAGE_MS, RECOVERY_MS } from './plan/answer.ts';
import { type FaultName, faultNames } from './plan/faults.ts';
import { AT_ONCE, each, files, type SitePage, sitePages, strangers } from './plan/pages.ts';
import { during } from './plan/service.ts';

// This file needs no data of the service.
const OF_ITSELF = '/og/site.png';

const placeOf = (fault: FaultName) => faultNames.indexOf(fault);
let pages: SitePage[] = [];

// The site has answered no request yet, so deleting the file of a page makes it a page that was never generated.
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
    // The first visit generates every page that does not need the service, so only the others are visited.
    const wanted = fault === 'slow' ? strangers(placeOf(fault)) : [...pages, ...strangers(placeOf(fault))];
    const cells = await during(fault, undefined, () => each(wanted, (page) => tried(page, fault), AT_ONCE));
    const ofFiles = await during(fault, undefined, () => each(files, (path) => triedFile(path, fault), 2));
    noteCells([...cells, ...ofFiles]);
  });
}

test('the page is there as soon as the service is', async () => {
  noteCells(await each(pages, (page) => backAgain(page, 200)));
  noteCells(await each(strangers(placeOf('down')), (page) => backAgain(page, 404)));
});

async function tried({ path, language }: SitePage, fault: string): Promise<Cell> {
  const answer = await ask(path);
  const isSlow = fault === 'slow' && answer.status === 404;
  const isUnknown = /\/9\d{6}$/.test(path);
  const findings = isSlow ? [] : faultsOfOutage(answer, language);
  if (isUnknown && answer.status === 200) findings.push('answers 200 for what nobody has');
  return { part: 'fresh', fault, page: path, ms: answer.ms, findings };
}

async function triedFile(path: string, fault: string): Promise<Cell> {
  const { status, retryAfter, ms } = await ask(path);
  const findings = [
    status !== (fault === 'slow' || path === OF_ITSELF ? 200 : 503) && `answers ${status}`,
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
