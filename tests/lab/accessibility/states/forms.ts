import { enquiryVisits } from '../../../e2e/failures/forms/enquiries.ts';
import { field } from '../../../e2e/failures/forms/form-visit.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { mailedLinks, newMember } from '../../../e2e/support/service-host.ts';
import { type State, send } from './state.ts';

/** Forms of visitors: with errors and after sending. */
const refusing: State[] = [
  '/contact',
  '/corporate/register',
  '/mice',
  '/career/apply/5',
  '/auth/sign-in',
  '/auth/sign-up',
  '/auth/forgot',
].map((path) => ({
  name: `${path} sent empty`,
  path,
  act: async (page) => {
    await send(page);
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
}));

const thanking: State[] = enquiryVisits.map((visit) => ({
  name: `${visit.form} sent`,
  act: async (page, language) => {
    const person = { email: `open.${crypto.randomUUID().slice(0, 8)}@kelana.example`, password: 'Perjalanan2027' };
    await visit.open(page, language, person);
    await visit.fill(page, language, person);
    await visit.button(page, language).click();
    await visit.expectDone(page, language);
  },
}));

const failing: State[] = enquiryVisits.map((visit) => ({
  name: `${visit.form} not sent`,
  act: async (page, language) => {
    const person = { email: 'nobody@kelana.example', password: 'Perjalanan2027' };
    await visit.open(page, language, person);
    await visit.fill(page, language, person);
    await page.route(/\/v\d\//, (route) => route.abort());
    await visit.button(page, language).click();
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
}));

export const newPassword: State = {
  name: 'new password',
  act: async (page, language) => {
    const member = await newMember('link');
    await page.goto(language === 'en' ? '/en/auth/forgot' : '/auth/forgot');
    await field(page, 'email').fill(member.email);
    await send(page);
    await page.locator('main form').waitFor({ state: 'detached' });
    const [link = ''] = await mailedLinks(member);
    await page.goto(link);
    await send(page);
    await page.locator('main [role="alert"]:visible').first().waitFor();
  },
};

export const formStates: State[] = [
  ...refusing,
  ...thanking,
  ...failing,
  {
    name: 'wrong password',
    path: '/auth/sign-in',
    act: async (page) => {
      await field(page, 'email').fill('ratna@kelana.example');
      await field(page, 'password').fill('Keliru2027');
      await send(page);
      await page.locator('main [role="alert"]:visible').first().waitFor();
    },
  },
  {
    name: 'password shown while signing up',
    path: '/auth/sign-up',
    act: async (page) => {
      await field(page, 'password').fill('rahasia');
      await page.locator('main form button[type="button"]').first().click();
    },
  },
  {
    name: 'link to a new password sent',
    path: '/auth/forgot',
    act: async (page) => {
      await field(page, 'email').fill('somebody@kelana.example');
      await send(page);
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'new password without a valid link', path: '/auth/new-password?token=wrong' },
  newPassword,
  {
    name: 'signing in again after the session ended',
    as: 'new',
    path: '/account',
    act: async (page, language) => {
      await page.evaluate(() => localStorage.setItem('kelana.token', 'nobody'));
      await page.reload();
      await page.getByText(messages[language].expired).waitFor();
    },
  },
];
