import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { root } from '../../../scripts/lib/process-group.ts';
import { testSite } from '../../../scripts/lib/test-site.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { type FaultName, faultNames, withFault } from './support/faults.ts';
import {
  checkOutageResponse,
  generatedFiles,
  type LocalizedPage,
  listPages,
  mapParallel,
  OUTAGE_MS,
  RECOVERY_MS,
  requestPage,
  unknownPages,
} from './support/pages.ts';

const FILE_WITHOUT_SERVICE_DATA = '/og/site.png';

/** Returns pages with unknown ids that no other fault has requested. */
const unknownPagesOf = (fault: FaultName) => unknownPages(faultNames.indexOf(fault));
let pages: LocalizedPage[] = [];

// The site has handled no request yet, so a page whose files are deleted counts as never generated.
test.beforeAll(async () => {
  pages = await listPages();
  const directory = join(root, testSite.distDir, 'server', 'pages');
  for (const { path, language } of pages) {
    const route =
      inLanguage(language, path)
        .split('?', 1)[0]
        ?.replace(/^\/en(?=\/|$)/, '') || '/';
    const pathWithoutExtension = join(directory, language, route === '/' ? '' : route);
    for (const extension of ['html', 'json']) rmSync(`${pathWithoutExtension}.${extension}`, { force: true });
  }
});

for (const fault of faultNames) {
  test(`${fault}: a page that was never generated shows the error page, and a file responds with 503`, async () => {
    // With a slow service a first request still generates the page, which later faults need ungenerated. So only pages
    // with unknown ids are requested.
    const requestedPages = fault === 'slow' ? unknownPagesOf(fault) : [...pages, ...unknownPagesOf(fault)];
    await withFault(fault, undefined, async () => {
      recordChecks(await mapParallel(requestedPages, (page) => testPage(page, fault)));
      recordChecks(await mapParallel(generatedFiles, (path) => testFile(path, fault), 2));
    });
  });
}

test('a page is generated as soon as the service responds again', async () => {
  recordChecks(await mapParallel(pages, (page) => testRecovery(page, 200)));
  recordChecks(await mapParallel(unknownPagesOf('down'), (page) => testRecovery(page, 404)));
});

async function testPage({ path, language }: LocalizedPage, fault: string): Promise<FaultCheck> {
  const response = await requestPage(path);
  const isSlow = fault === 'slow' && response.status === 404;
  const isUnknown = /\/9\d{6}$/.test(path);
  const findings = isSlow ? [] : checkOutageResponse(response, language);
  if (isUnknown && response.status === 200) findings.push('has the status 200 for an unknown id');
  return { part: 'uncached', fault, page: path, ms: response.ms, findings };
}

async function testFile(path: string, fault: string): Promise<FaultCheck> {
  const { status, retryAfter, ms } = await requestPage(path);
  const findings = [
    status !== (fault === 'slow' || path === FILE_WITHOUT_SERVICE_DATA ? 200 : 503) && `has the status ${status}`,
    status === 503 && retryAfter !== '60' && `has Retry-After: ${retryAfter}`,
    fault !== 'slow' && ms > OUTAGE_MS && `takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'uncached', fault, page: path, ms, findings };
}

async function testRecovery({ path, language }: LocalizedPage, expected: number): Promise<FaultCheck> {
  const { status, lang, ms } = await requestPage(path);
  const findings = [
    status !== expected && `has the status ${status}`,
    lang !== language && `is in the language ${lang}`,
    ms > RECOVERY_MS && `takes ${ms} ms`,
  ].filter((finding) => finding !== false);
  return { part: 'uncached', fault: 'over', page: path, ms, findings };
}
