import type { Page } from '@playwright/test';
import type { SitePath } from '../../../../scripts/lib/site-pages.ts';
import { enquiryVisits, field } from '../../../e2e/failures/form-visits.ts';
import { messages } from '../../../e2e/support/messages.ts';
import { mailedLinks, newMember } from '../../../e2e/support/service-host.ts';
import { type State, submitForm, submitWithErrors } from './state.ts';

/** The forms of visitors, with the autocomplete tokens of fields about the user. */
const formTokens = {
  '/contact': 'name=name email=email phone=tel',
  '/corporate/register':
    'company_name=organization address=street-address city=address-level2 website=url pic_name=name pic_position=organization-title pic_email=email pic_phone=tel',
  '/mice': 'company=organization pic_name=name phone=tel email=email',
  '/career/apply/5':
    'full_name=name email=email phone=tel city=address-level2 current_company=organization portfolio_url=url',
  '/auth/sign-in': 'email=username password=current-password',
  '/auth/sign-up':
    'first_name=given-name last_name=family-name email=email phone=tel dob=bday password=new-password confirm_password=new-password',
  '/auth/forgot': 'email=email',
} satisfies Partial<Record<SitePath, string>>;

const submittedEmptyStates: State[] = (Object.entries(formTokens) as [SitePath, string][]).map(([path, tokens]) => ({
  name: `${path} submitted empty`,
  path,
  tokens,
  prepare: submitWithErrors,
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

async function requestPasswordLink(page: Page, email: string): Promise<void> {
  await field(page, 'email').fill(email);
  await submitForm(page);
  await page.locator('main form').waitFor({ state: 'detached' });
}

/** States of visitors' forms: with errors and after success. */
export const formStates: State[] = [
  ...submittedEmptyStates,
  ...sentStates,
  {
    name: 'sign-in with a wrong password',
    path: '/auth/sign-in',
    prepare: async (page) => {
      await field(page, 'email').fill('ratna@kelana.example');
      await field(page, 'password').fill('Keliru2027');
      await submitWithErrors(page);
    },
  },
  {
    name: 'link for a new password sent',
    path: '/auth/forgot',
    prepare: (page) => requestPasswordLink(page, 'somebody@kelana.example'),
  },
  { name: 'new password without a valid link', path: '/auth/new-password?token=wrong' },
  {
    name: 'new password',
    path: '/auth/forgot',
    tokens: 'password=new-password confirm_password=new-password',
    prepare: async (page) => {
      const member = await newMember('link');
      await requestPasswordLink(page, member.email);
      const [link = ''] = await mailedLinks(member);
      await page.goto(link);
      await submitWithErrors(page);
    },
  },
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
