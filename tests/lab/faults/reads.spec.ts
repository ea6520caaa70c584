import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import type { OperationId } from '@sdk';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { demoMember, openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { waitForDeferredParts } from '../../e2e/support/loaded-page.ts';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';
import { type FaultName, faultNames, withFault } from './support/faults.ts';
import {
  AFTER_ALL_TIMEOUTS_MS,
  checkContent,
  QUIET_BUSY_MS,
  readContent,
  watchRequests,
} from './support/page-content.ts';
import { languages, listPages, mapParallel, requestPage } from './support/pages.ts';

/** A page with the operations that its browser calls while the service has no fault. */
type PageReads = {
  path: string;
  isMember: boolean;
  operations: OperationId[];
  /** The headings of the generated page that are still there after all data have loaded. */
  headings: Record<Language, string[]>;
};

const TABS = 3;
const QUIET_MS = 500;
// The first visit waits longer, because deferred code sends its requests late.
const FIRST_QUIET_MS = 2500;
// Time for deferred components to replace their placeholders.
const CONTENT_TIMEOUT_MS = 5000;

let pageReads: PageReads[] = [];

test.beforeAll(async ({ browser }) => {
  const pages = await pagesWithReads();
  pageReads = await mapParallel(pages, (page) => visitWithoutFault(browser, page.path, page.isMember), TABS);
});

for (const [round, fault] of faultNames.entries()) {
  test(`${fault}: a failed read in the browser leaves the rest of the page as it is`, async ({ browser }) => {
    const operations = [...new Set(pageReads.flatMap((page) => page.operations))];
    expect(operations.length).toBeGreaterThan(5);
    for (const [index, operationId] of operations.entries()) {
      const pages = pageReads.filter((page) => page.operations.includes(operationId));
      const language = languages[(round + index) % languages.length] ?? 'id';
      const visit = (page: PageReads) => testFault(browser, page, language, fault, operationId);
      recordChecks(await withFault(fault, operationId, () => mapParallel(pages, visit, TABS)));
    }
  });
}

/**
 * Returns every page in Indonesian, and pages whose browser reads more data than the generated page has: for a filter,
 * a date, a country, a link from a mail, or a signed-in member.
 */
async function pagesWithReads(): Promise<{ path: string; isMember: boolean }[]> {
  const pages = (await listPages()).filter(({ language }) => language === 'id');
  const departures = (await (await fetch(`${host}/v1/modules/tour/17/itineraries`)).json()) as {
    data: { id: number }[];
  };
  const departureId = departures.data.at(-1)?.id;
  const pagesWithQuery = [
    '/group-tour?search=Jepang',
    '/group-tour?view=calendar',
    '/group-tour/destination/1?page=1&search=a',
    `/group-tour/17?itinerary=${departureId}`,
    `/booking/17?itinerary=${departureId}`,
    '/blog?page=2',
    '/visa-and-passport?country=1',
    '/auth/new-password?token=of-a-mail',
  ].map((path) => ({ path, isMember: false }));
  const memberPages = ['/', `/booking/17?itinerary=${departureId}`, '/obs'].map((path) => ({ path, isMember: true }));
  return [...pages, ...pagesWithQuery, ...memberPages];
}

async function visitWithoutFault(browser: Browser, path: string, isMember: boolean): Promise<PageReads> {
  const reads: PageReads = { path, isMember, operations: [], headings: { id: [], en: [] } };
  for (const language of languages) {
    const context = await contextFor(browser, isMember);
    const page = await context.newPage();
    const { operations, waitUntilQuiet } = watchRequests(page);
    const { text } = await requestPage(inLanguage(language, path));
    await page.goto(inLanguage(language, path));
    await waitForDeferredParts(page);
    await waitUntilQuiet(FIRST_QUIET_MS);
    const { headings } = await readContent(page);
    const generatedText = text.toLowerCase();
    reads.headings[language] = headings.filter((heading) =>
      generatedText.includes(heading.replaceAll(/\s+/g, ' ').toLowerCase()),
    );
    reads.operations = [...new Set([...reads.operations, ...operations])];
    await context.close();
  }
  return reads;
}

async function testFault(
  browser: Browser,
  { path, isMember, headings }: PageReads,
  language: Language,
  fault: FaultName,
  operationId: OperationId,
): Promise<FaultCheck> {
  const isHanging = fault === 'hanging';
  const context = await contextFor(browser, isMember);
  const page = await context.newPage();
  const { errors, waitUntilQuiet } = watchRequests(page);
  const startedAt = Date.now();
  const findings: string[] = [];
  const checkUntilLoaded = async () => {
    const find = async () => checkContent(await readContent(page), language, headings[language]);
    const isFine = expect.poll(find, { timeout: CONTENT_TIMEOUT_MS }).toEqual([]);
    await isFine.catch(async () => findings.push(...(await find())));
  };
  try {
    if (isHanging) await page.clock.install();
    await page.goto(inLanguage(language, path));
    await waitUntilQuiet(fault === 'busy' || isHanging ? QUIET_BUSY_MS : QUIET_MS, isHanging);
    await checkUntilLoaded();
    if (isHanging) {
      await page.clock.fastForward(AFTER_ALL_TIMEOUTS_MS);
      await waitUntilQuiet(QUIET_MS, true);
      await checkUntilLoaded();
    }
  } catch (error) {
    findings.push(`did not finish: ${String(error).split('\n', 1)[0]}`);
  }
  await context.close();
  const check = { part: 'reads', fault, operationId, page: inLanguage(language, path) } as const;
  return { ...check, ms: Date.now() - startedAt, findings: [...new Set([...findings, ...errors])] };
}

let token: Promise<string> | undefined;

async function contextFor(browser: Browser, isMember: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  token ??= tokenOf(host, demoMember);
  if (isMember) await openAsMember(context, await token);
  return context;
}
