import { type Browser, expect, type Page, test } from '@playwright/test';
import { type Cell, noteCells } from '../../../scripts/lab/faults/cells.ts';
import type { Language } from '../../e2e/support/test.ts';
import { type Act, allActs } from './plan/acts.ts';
import { type FaultName, faultNames } from './plan/faults.ts';
import { languages } from './plan/pages.ts';
import { during } from './plan/service.ts';
import { faultsOfLook, lookAt, watch } from './plan/visit.ts';

const QUIET_MS = 600;
const QUIET_BUSY_MS = 1400;
const TOLD_MS = 5000;
const PAST_EVERY_DEADLINE_MS = 121_000;

for (const [index, act] of allActs.entries()) {
  test(`${act.operationId}: whatever the service does, ${act.page} says something`, async ({ browser }) => {
    const cells: Cell[] = [];
    let tab: Tab | undefined;
    for (const [round, fault] of faultNames.entries()) {
      const language = languages[Math.floor((round + index) / 5) % languages.length] ?? 'id';
      // A refused form can be sent again unchanged; another language or a success needs a fresh tab.
      if (tab?.language !== language || !(await canPress(tab, act))) {
        await tab?.page.context().close();
        tab = await openTab(browser, act, language);
      }
      const open = tab;
      cells.push(await during(fault, act.operationId, () => tried(open, act, fault)));
    }
    await tab?.page.context().close();
    noteCells(cells);
  });
}

type Tab = { page: Page; address: string; language: Language; watched: ReturnType<typeof watch> };

async function openTab(browser: Browser, act: Act, language: Language): Promise<Tab> {
  const context = await browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true });
  const page = await context.newPage();
  await page.clock.install();
  const watched = watch(page);
  await act.prepare(page, language);
  await watched.quiet(QUIET_MS);
  return { page, address: page.url(), language, watched };
}

async function tried({ page, language, watched }: Tab, act: Act, fault: FaultName): Promise<Cell> {
  const { operationId, isQuiet } = act;
  const startedAt = Date.now();
  const findings: string[] = [];
  try {
    const before = await lookAt(page);
    watched.startAnew();
    await act.button(page, language).click();
    await expect.poll(() => watched.asked).toContain(operationId);
    await watched.quiet(fault === 'busy' ? QUIET_BUSY_MS : QUIET_MS, fault === 'hanging');
    if (fault === 'hanging') {
      findings.push(...faultsOfLook(await lookAt(page), language, []));
      await page.clock.fastForward(PAST_EVERY_DEADLINE_MS);
      await watched.quiet(QUIET_MS, true);
    }
    // A read, such as that of a file, is retried once before its failure is shown.
    const told = () => expect.poll(() => isTold(page, before.headings[0]), { timeout: TOLD_MS }).toBe(true);
    if (!isQuiet) await told().catch(() => findings.push('says nothing'));
    findings.push(...faultsOfLook(await lookAt(page), language, []));
  } catch (error) {
    findings.push(`broke off: ${String(error).split('\n', 1)[0]}`);
  }
  const cell = { part: 'writes', fault, operationId, page: `${act.page} (${language})` } as const;
  findings.push(...watched.problems.splice(0));
  return { ...cell, ms: Date.now() - startedAt, findings: [...new Set(findings)] };
}

async function isTold(page: Page, heading: string | undefined): Promise<boolean> {
  const says = await page.locator(':is([role=alert], [role=status], [aria-live]):visible').allInnerTexts();
  return says.some((text) => text.trim() !== '') || (await lookAt(page)).headings[0] !== heading;
}

/** Returns true when the page is still at its address and the button can be pressed; it is not pressed here. */
async function canPress({ page, address, language }: Tab, act: Act): Promise<boolean> {
  if (page.url() !== address) return false;
  const press = act.button(page, language).click({ trial: true, timeout: 1000 });
  return press.then(
    () => true,
    () => false,
  );
}
