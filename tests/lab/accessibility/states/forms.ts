import { enquiryVisits } from '../../../e2e/failures/forms/enquiries.ts';
import { field } from '../../../e2e/failures/forms/form-visit.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { mailedLinks, newMember } from '../../../e2e/support/service-host.ts';
import { type State, submitForm } from './state.ts';

const submittedEmptyStates: State[] = [
  '/contact',
  '/corporate/register',
  '/mice',
  '/career/apply/5',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot',
].map((path) => ({
  name: `${path} submitted empty`,
  path,
  prepare: async (page) => {
    await submitForm(page);
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
}));

const sentStates: State[] = enquiryVisits.map((visit) => ({
  name: `${visit.form} sent`,
  prepare: async (page, language) => {
    const person = { email: `open.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
    await visit.open(page, language, person);
    await visit.fill(page, language, person);
    await visit.button(page, language).click();
    await visit.expectDone(page, language);
  },
}));

const failedStates: State[] = enquiryVisits.map((visit) => ({
  name: `${visit.form} could not be sent`,
  prepare: async (page, language) => {
    const person = { email: 'nobody@kelana.example', password: 'Perjalanan2027' };
    await visit.open(page, language, person);
    await visit.fill(page, language, person);
    await page.route(/\/v\d\//, (route) => route.abort());
    await visit.button(page, language).click();
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
}));

/** The form for a new password, opened from the mailed link and submitted empty. */
export const newPassword: State = {
  name: 'new password',
  prepare: async (page, language) => {
    const member = await newMember('link');
    await page.goto(language === 'en' ? '/en/auth/forgot' : '/auth/forgot');
    await field(page, 'email').fill(member.email);
    await submitForm(page);
    await page.locator('main form').waitFor({ state: 'detached' });
    const [link = ''] = await mailedLinks(member);
    await page.goto(link);
    await submitForm(page);
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
};

/** States of visitors' forms: with errors, after success and after a failure. */
export const formStates: State[] = [
  ...submittedEmptyStates,
  ...sentStates,
  ...failedStates,
  {
    name: 'sign-in with a wrong password',
    path: '/auth/sign-in',
    prepare: async (page) => {
      await field(page, 'email').fill('ratna@kelana.example');
      await field(page, 'password').fill('Keliru2027');
      await submitForm(page);
      await page.locator('main [role="alert"]:visible').first().waitFor();
    },
  },
  {
    name: 'sign-up with a visible password',
    path: '/auth/sign-up',
    prepare: async (page) => {
      await field(page, 'password').fill('rahasia');
      await page.locator('main form button[type="button"]').first().click();
    },
  },
  {
    name: 'link for a new password sent',
    path: '/auth/forgot',
    prepare: async (page) => {
      await field(page, 'email').fill('somebody@kelana.example');
      await submitForm(page);
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'new password without a valid link', path: '/auth/new-password?token=wrong' },
  newPassword,
  {
    name: 'signing in again after the session ended',
    as: 'new',
    path: '/account',
    prepare: async (page, language) => {
      await page.evaluate(() => localStorage.setItem('kelana.token', 'nobody'));
      await page.reload();
      await page.getByText(messages[language].expired).waitFor();
    },
  },
];
