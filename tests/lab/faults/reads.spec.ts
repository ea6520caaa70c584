import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, test } from '@playwright/test';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import { demoMember, openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';
import { ask } from './plan/answer.ts';
import { type FaultName, faultNames } from './plan/faults.ts';
import type { OperationId } from './plan/operation-of.ts';
import { each, languages } from './plan/pages.ts';
import { readingPages } from './plan/reading-pages.ts';
import { during } from './plan/service.ts';
import { faultsOfLook, lookAt, watch } from './plan/visit.ts';

type Visited = {
  path: string;
  isMember: boolean;
  asks: OperationId[];
  /** The headings of the generated page that stay after all data have loaded. */
  headings: Record<Language, string[]>;
};

const TABS = 3;
const QUIET_MS = 500;
// Deferred code sends its requests late.
const QUIET_FIRST_MS = 2500;
// Longer than the Retry-After of a busy service.
const QUIET_BUSY_MS = 1400;
// Time for deferred parts to replace their placeholders.
const CODE_COMES_MS = 5000;
const PAST_EVERY_DEADLINE_MS = 121_000;

let visited: Visited[] = [];

test.beforeAll(async ({ browser }) => {
  const pages = await readingPages();
  visited = await each(pages, (page) => visitWell(browser, page.path, page.isMember), TABS);
});

for (const [round, fault] of faultNames.entries()) {
  test(`${fault}: what a page reads in the browser fails in its own place`, async ({ browser }) => {
    const operations = [...new Set(visited.flatMap(({ asks }) => asks))];
    expect(operations.length).toBeGreaterThan(5);
    for (const [index, operationId] of operations.entries()) {
      const pages = visited.filter(({ asks }) => asks.includes(operationId));
      const language = languages[(round + index) % languages.length] ?? 'id';
      const visit = (page: Visited) => tried(browser, page, language, fault, operationId);
      noteCells(await during(fault, operationId, () => each(pages, visit, TABS)));
    }
  });
}

async function visitWell(browser: Browser, path: string, isMember: boolean): Promise<Visited> {
  const found: Visited = { path, isMember, asks: [], headings: { id: [], en: [] } };
  for (const language of languages) {
    const context = await contextFor(browser, isMember);
    const page = await context.newPage();
    const { asked, quiet } = watch(page);
    const { text } = await ask(inLanguage(language, path));
    await page.goto(inLanguage(language, path), { waitUntil: 'networkidle' });
    await quiet(QUIET_FIRST_MS);
    const { headings } = await lookAt(page);
    const flat = text.toLowerCase();
    found.headings[language] = headings.filter((one) => flat.includes(one.replaceAll(/\s+/g, ' ').toLowerCase()));
    found.asks = [...new Set([...found.asks, ...asked])];
    await context.close();
  }
  return found;
}

async function tried(
  browser: Browser,
  { path, isMember, headings }: Visited,
  language: Language,
  fault: FaultName,
  operationId: OperationId,
): Promise<Cell> {
  const isHanging = fault === 'hanging';
  const context = await contextFor(browser, isMember);
  const page = await context.newPage();
  const { problems, quiet } = watch(page);
  const startedAt = Date.now();
  const findings: string[] = [];
  const look = async () => {
    const until = Date.now() + CODE_COMES_MS;
    let found = faultsOfLook(await lookAt(page), language, headings[language]);
    while (found.length > 0 && Date.now() < until) {
      await pause(250);
      found = faultsOfLook(await lookAt(page), language, headings[language]);
    }
    findings.push(...found);
  };
  try {
    if (isHanging) await page.clock.install();
    await page.goto(inLanguage(language, path));
    await quiet(fault === 'busy' || isHanging ? QUIET_BUSY_MS : QUIET_MS, isHanging);
    await look();
    if (isHanging) {
      await page.clock.fastForward(PAST_EVERY_DEADLINE_MS);
      await quiet(QUIET_MS, true);
      await look();
    }
  } catch (error) {
    findings.push(`broke off: ${String(error).split('\n', 1)[0]}`);
  }
  await context.close();
  const cell = { part: 'reads', fault, operationId, page: inLanguage(language, path) } as const;
  return { ...cell, ms: Date.now() - startedAt, findings: [...new Set([...findings, ...problems])] };
}

let token: Promise<string> | undefined;

async function contextFor(browser: Browser, isMember: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  token ??= tokenOf(host, demoMember);
  if (isMember) await openAsMember(context, await token);
  return context;
}
