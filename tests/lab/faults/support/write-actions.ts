import type { Locator, Page } from '@playwright/test';
import { enquiryVisits } from '../../../e2e/failures/forms/enquiries.ts';
import { type FormVisit, field, fillFields, type Person } from '../../../e2e/failures/forms/form-visit.ts';
import { memberVisits } from '../../../e2e/failures/forms/members.ts';
import { startMemberSession } from '../../../e2e/support/member-session.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { mailedLinks, newMember } from '../../../e2e/support/service-host.ts';
import { messages as shell } from '../../../e2e/support/shell-messages.ts';
import { inLanguage, type Language } from '../../../e2e/support/test.ts';
import type { OperationId } from './operation-of.ts';

/** The steps of a visitor or member that call an operation, which no page calls on load. */
export type WriteAction = {
  operationId: OperationId;
  page: string;
  /** The steps on a newly opened page before the click on the button. */
  prepare: (page: Page, language: Language) => Promise<void>;
  /** The button that calls the operation. */
  button: (page: Page, language: Language) => Locator;
  /** The page shows no failure, because the purpose of the action is fulfilled without the call. */
  isSilent?: true;
};

const newVisitor = async (): Promise<Person> => ({
  email: `fault.${crypto.randomUUID().slice(0, 8)}@kelana.example`,
  password: 'Perjalanan2027',
});

function actionOfForm(visit: FormVisit): WriteAction {
  return {
    operationId: visit.operationId,
    page: visit.form,
    async prepare(page, language) {
      const person = await (visit.createPerson ?? newVisitor)();
      await visit.open(page, language, person);
      await visit.fill(page, language, person);
      await visit.fillAgain?.(page, person);
    },
    button: visit.button,
  };
}

const submitButton = (page: Page) => page.locator('main form button[type="submit"]').last();
const newPassword = { password: 'Lautan2028', confirm_password: 'Lautan2028' };

const otherActions: WriteAction[] = [
  {
    operationId: 'register',
    page: '/auth/sign-up',
    async prepare(page, language) {
      const { email } = await newVisitor();
      await page.goto(inLanguage(language, '/auth/sign-up'));
      await fillFields(page, { first_name: 'Dewi', email, phone: '0812 3456 7890', ...newPassword });
      await page.locator('main').getByRole('checkbox').first().check();
    },
    button: submitButton,
  },
  {
    operationId: 'forgotPassword',
    page: '/auth/forgot',
    async prepare(page, language) {
      await page.goto(inLanguage(language, '/auth/forgot'));
      await field(page, 'email').fill((await newMember('fault')).email);
    },
    button: submitButton,
  },
  {
    operationId: 'resetPassword',
    page: '/auth/new-password',
    async prepare(page, language) {
      const member = await newMember('fault');
      await page.goto(inLanguage(language, '/auth/forgot'));
      await field(page, 'email').fill(member.email);
      await submitButton(page).click();
      await page.locator('main form').waitFor({ state: 'detached' });
      const [link = ''] = await mailedLinks(member);
      await page.goto(inLanguage(language, new URL(link).pathname.replace(/^\/en/, '') + new URL(link).search));
      await fillFields(page, newPassword);
    },
    button: submitButton,
  },
  {
    operationId: 'updateUser',
    page: '/account/change-password',
    async prepare(page, language) {
      const member = await newMember('fault');
      await startMemberSession(page, member);
      await page.goto(inLanguage(language, '/account/change-password'));
      await fillFields(page, { old_password: member.password, ...newPassword });
    },
    button: submitButton,
  },
  {
    operationId: 'logout',
    page: '/account/booking',
    isSilent: true,
    async prepare(page, language) {
      await startMemberSession(page, await newMember('fault'));
      await page.goto(inLanguage(language, '/account/booking'));
      const area = page.getByRole('navigation', { name: shell[language].memberArea });
      await area.getByRole('button', { name: shell[language].memberMenu[3] }).click();
    },
    button: (page, language) => page.getByRole('alertdialog').getByRole('button', { name: shell[language].leave }),
  },
  {
    operationId: 'getItineraryPdf',
    page: '/group-tour/17',
    async prepare(page, language) {
      await page.goto(inLanguage(language, '/group-tour/17'));
    },
    button: (page, language) => page.getByRole('button', { name: messages[language].download }).first(),
  },
];

/** All write actions of the site, those of the enquiry forms and of members included. */
export const writeActions: WriteAction[] = [...otherActions, ...[...enquiryVisits, ...memberVisits].map(actionOfForm)];
