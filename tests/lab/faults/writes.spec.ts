import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import type { OperationId } from '@sdk';
import { type FaultCheck, recordChecks } from '../../../scripts/lab/faults/fault-checks.ts';
import { enquiryVisits, type FormVisit, field, fillFields, type Person } from '../../e2e/failures/form-visits.ts';
import { memberVisits } from '../../e2e/failures/member-visits.ts';
import { startMemberSession } from '../../e2e/support/actions.ts';
import { messages } from '../../e2e/support/messages.ts';
import { mailedLinks, type NewMember, newMember } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language } from '../../e2e/support/test.ts';
import { type FaultName, faultNames, withFault } from './support/faults.ts';
import {
  AFTER_ALL_TIMEOUTS_MS,
  checkContent,
  QUIET_BUSY_MS,
  readContent,
  watchRequests,
} from './support/page-content.ts';
import { languages } from './support/pages.ts';

const QUIET_MS = 600;
const MESSAGE_TIMEOUT_MS = 5000;

/** The steps of a visitor or member that call an operation, which no page calls on load. */
type WriteAction = {
  operationId: OperationId;
  page: string;
  /** Opens the page and takes the steps before the click on the button. */
  prepare: (page: Page, language: Language) => Promise<void>;
  /** The button that calls the operation. */
  button: (page: Page, language: Language) => Locator;
  /** The page shows no failure, because the purpose of the action is fulfilled without the call. */
  isSilent?: true;
};

const newVisitor = (): Person => ({
  email: `fault.${crypto.randomUUID().slice(0, 8)}@kelana.example`,
  password: 'Perjalanan2027',
});

function actionOfForm(visit: FormVisit): WriteAction {
  return {
    operationId: visit.operationId,
    page: visit.form,
    async prepare(page, language) {
      const person = (await visit.createPerson?.()) ?? newVisitor();
      await visit.open(page, language, person);
      await visit.fill(page, language, person);
      await visit.fillAgain?.(page, person);
    },
    button: visit.button,
  };
}

const submitButton = (page: Page) => page.locator('main form button[type="submit"]').last();
const newPassword = { password: 'Lautan2028', confirm_password: 'Lautan2028' };

/** An action on a page that is opened by a visitor, or by a new member with a session. */
type PageAction = Omit<WriteAction, 'prepare' | 'button'> & {
  isMember?: true;
  prepare?: (page: Page, language: Language, member: NewMember) => Promise<void>;
  button?: WriteAction['button'];
};

function actionOnPage({ isMember, prepare, button = submitButton, ...action }: PageAction): WriteAction {
  return {
    ...action,
    button,
    async prepare(page, language) {
      const member = await newMember('fault');
      if (isMember) await startMemberSession(page, member);
      await page.goto(inLanguage(language, action.page));
      await prepare?.(page, language, member);
    },
  };
}

const pageActions: PageAction[] = [
  {
    operationId: 'register',
    page: '/auth/sign-up',
    async prepare(page) {
      const { email } = newVisitor();
      await fillFields(page, { first_name: 'Dewi', email, phone: '0812 3456 7890', ...newPassword });
      await page.locator('main').getByRole('checkbox').first().check();
    },
  },
  {
    operationId: 'forgotPassword',
    page: '/auth/forgot',
    prepare: (page, _language, { email }) => field(page, 'email').fill(email),
  },
  {
    operationId: 'resetPassword',
    page: '/auth/new-password',
    async prepare(page, language, member) {
      await page.goto(inLanguage(language, '/auth/forgot'));
      await field(page, 'email').fill(member.email);
      await submitButton(page).click();
      await page.locator('main form').waitFor({ state: 'detached' });
      const [link = ''] = await mailedLinks(member);
      await page.goto(inLanguage(language, new URL(link).pathname.replace(/^\/en/, '') + new URL(link).search));
      await fillFields(page, newPassword);
    },
  },
  {
    operationId: 'updateUser',
    page: '/account/change-password',
    isMember: true,
    prepare: (page, _language, { password }) => fillFields(page, { old_password: password, ...newPassword }),
  },
  {
    operationId: 'logout',
    page: '/account/booking',
    isMember: true,
    isSilent: true,
    async prepare(page, language) {
      const area = page.getByRole('navigation', { name: messages[language].memberArea });
      await area.getByRole('button', { name: messages[language].memberMenu[3] }).click();
    },
    button: (page, language) => page.getByRole('alertdialog').getByRole('button', { name: messages[language].leave }),
  },
  {
    operationId: 'getItineraryPdf',
    page: '/group-tour/17',
    button: (page, language) => page.getByRole('button', { name: messages[language].download }).first(),
  },
];

/** All write actions of the site, those of the enquiry forms and of members included. */
const writeActions: WriteAction[] = [
  ...pageActions.map(actionOnPage),
  ...[...enquiryVisits, ...memberVisits].map(actionOfForm),
];

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
