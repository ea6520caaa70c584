import { type Browser, expect, type Page, test } from '@playwright/test';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import type { Language } from '../../e2e/support/test.ts';
import { withFault } from './support/fault-control.ts';
import { type FaultName, faultNames } from './support/faults.ts';
import { checkContent, readContent, watchRequests } from './support/page-content.ts';
import { languages } from './support/pages.ts';
import { type WriteAction, writeActions } from './support/write-actions.ts';

const QUIET_MS = 600;
// Longer than the Retry-After of a busy service.
const QUIET_BUSY_MS = 1400;
const MESSAGE_TIMEOUT_MS = 5000;
// Longer than every timeout of the page.
const AFTER_ALL_TIMEOUTS_MS = 121_000;

for (const [index, action] of writeActions.entries()) {
  test(`${action.operationId}: ${action.page} shows a message with every fault of the service`, async ({ browser }) => {
    const checks: FaultCheck[] = [];
    let tab: Tab | undefined;
    for (const [round, fault] of faultNames.entries()) {
      const language = languages[Math.floor((round + index) / 5) % languages.length] ?? 'id';
      // A form can be sent again after a failure. After a success, or for another language, it is opened in a new tab.
      if (tab?.language !== language || !(await canClick(tab, action))) {
        await tab?.page.context().close();
        tab = await openTab(browser, action, language);
      }
      const openedTab = tab;
      checks.push(await withFault(fault, action.operationId, () => testFault(openedTab, action, fault)));
    }
    await tab?.page.context().close();
    recordChecks(checks);
  });
}

type Tab = { page: Page; address: string; language: Language; requests: ReturnType<typeof watchRequests> };

async function openTab(browser: Browser, action: WriteAction, language: Language): Promise<Tab> {
  const context = await browser.newContext({ reducedMotion: 'reduce', acceptDownloads: true });
  const page = await context.newPage();
  await page.clock.install();
  const requests = watchRequests(page);
  await action.prepare(page, language);
  await requests.waitUntilQuiet(QUIET_MS);
  return { page, address: page.url(), language, requests };
}

async function testFault(
  { page, language, requests }: Tab,
  action: WriteAction,
  fault: FaultName,
): Promise<FaultCheck> {
  const { operationId, isSilent } = action;
  const startedAt = Date.now();
  const findings: string[] = [];
  try {
    const before = await readContent(page);
    requests.clear();
    await action.button(page, language).click();
    await expect.poll(() => requests.operations).toContain(operationId);
    await requests.waitUntilQuiet(fault === 'busy' ? QUIET_BUSY_MS : QUIET_MS, fault === 'hanging');
    if (fault === 'hanging') {
      findings.push(...checkContent(await readContent(page), language, []));
      await page.clock.fastForward(AFTER_ALL_TIMEOUTS_MS);
      await requests.waitUntilQuiet(QUIET_MS, true);
    }
    // The site repeats a failed read, such as that of a file, once before it shows the failure.
    const expectMessage = () =>
      expect.poll(() => hasMessage(page, before.headings[0]), { timeout: MESSAGE_TIMEOUT_MS }).toBe(true);
    if (!isSilent) await expectMessage().catch(() => findings.push('shows no message'));
    findings.push(...checkContent(await readContent(page), language, []));
  } catch (error) {
    findings.push(`did not finish: ${String(error).split('\n', 1)[0]}`);
  }
  const check = { part: 'writes', fault, operationId, page: `${action.page} (${language})` } as const;
  findings.push(...requests.errors.splice(0));
  return { ...check, ms: Date.now() - startedAt, findings: [...new Set(findings)] };
}

/** Returns true when the page shows a live message, or another first heading than before. */
async function hasMessage(page: Page, headingBefore: string | undefined): Promise<boolean> {
  const messages = await page.locator(':is([role=alert], [role=status], [aria-live]):visible').allInnerTexts();
  return messages.some((text) => text.trim() !== '') || (await readContent(page)).headings[0] !== headingBefore;
}

/** Returns true when the page is still at its address and its button can be clicked. Does not click it. */
async function canClick({ page, address, language }: Tab, action: WriteAction): Promise<boolean> {
  if (page.url() !== address) return false;
  const trialClick = action.button(page, language).click({ trial: true, timeout: 1000 });
  return trialClick.then(
    () => true,
    () => false,
  );
}
