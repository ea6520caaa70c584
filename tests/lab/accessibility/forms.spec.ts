import type { Page } from '@playwright/test';
import { field } from '../../e2e/failures/forms/form-visit.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { formTokens } from './form-tokens.ts';
import { LANGUAGES, signInAsMember } from './open-page.ts';
import { bookingForms } from './states/booking.ts';
import { newPassword } from './states/forms.ts';
import { type State, submitForm } from './states/state.ts';
import { expect, goalTags, recordFigure, test } from './test.ts';

const submittedEmpty = (path: string, as?: 'ratna'): State => ({
  name: path,
  path,
  as,
  prepare: (page) => submitForm(page),
});

const forms: State[] = [
  ...['/contact', '/corporate/register', '/mice', '/career/apply/5'].map((path) => submittedEmpty(path)),
  ...['/auth/sign-in', '/auth/sign-up', '/auth/forgot'].map((path) => submittedEmpty(path)),
  submittedEmpty('/account/change-password', 'ratna'),
  {
    name: '/account/edit-profile',
    path: '/account/edit-profile',
    as: 'ratna',
    prepare: async (page) => {
      for (const name of ['first_name', 'phone', 'dob']) await field(page, name).fill('1');
      await field(page, 'first_name').fill('');
      await page.locator('main form').last().locator('button[type="submit"]').click();
    },
  },
  newPassword,
  ...bookingForms,
];

/** Returns the findings about the error messages of the form: its summary, and the fields that the summary links to. */
function checkErrors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings: string[] = [];
    const summary = document.activeElement;
    if (summary?.getAttribute('role') !== 'alert')
      findings.push(`the focus is on ${summary?.tagName}, not on the summary`);
    const heading = summary?.querySelector('p')?.textContent ?? '';
    if (!heading || !document.title.startsWith(heading)) findings.push(`the title does not begin with "${heading}"`);
    const links = [...(summary?.querySelectorAll('a') ?? [])];
    if (links.length === 0) findings.push('the summary has no links');
    for (const link of links) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const text = link.textContent?.trim() ?? '';
      if (!target) {
        findings.push(`"${text}" links to no field`);
        continue;
      }
      const group = target.closest('fieldset[aria-describedby]');
      const ids = [target, group].flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? []);
      const descriptions = ids.map((id) => document.getElementById(id)?.textContent?.trim());
      // In a form about several people, the summary puts the name of the person before the message.
      if (!descriptions.some((description) => description && text.endsWith(description)))
        findings.push(`"${text}" is not the message of the field: ${descriptions}`);
      const isControl = target.matches('input, select, textarea');
      if (isControl && target.getAttribute('aria-invalid') !== 'true')
        findings.push(`"${text}": aria-invalid is missing`);
    }
    return findings;
  });
}

/** Returns the fields with a missing or wrong autocomplete token. Throws when no tokens are defined for the form. */
async function findWrongTokens(page: Page, name: string): Promise<string[]> {
  const expectedTokens = formTokens[name];
  if (!expectedTokens) throw new Error(`form-tokens.ts has no entry for ${name}.`);
  const fields = await page.locator('main :is(input, select, textarea)[id^="field-"]').evaluateAll((all) =>
    all.map((element) => {
      const token = element.getAttribute('autocomplete');
      // The token `street-address` is for fields of several lines only.
      const isMisplaced = token === 'street-address' && !element.matches('textarea');
      return [element.id.replace('field-', ''), isMisplaced ? `${token} outside a textarea` : token] as const;
    }),
  );
  const actualTokens = new Map(fields.filter(([, token]) => token && token !== 'off'));
  return [...new Set([...actualTokens.keys(), ...Object.keys(expectedTokens)])]
    .filter((field) => actualTokens.get(field) !== expectedTokens[field])
    .map((field) => `${field} has the token ${actualTokens.get(field)}, not ${expectedTokens[field]}`);
}

for (const language of LANGUAGES) {
  for (const { name, path, as, prepare } of forms) {
    test(`${language}: ${name} describes its errors`, goalTags('A6'), async ({ page }) => {
      if (as) await signInAsMember(page);
      if (path) await page.goto(inLanguage(language, path));
      await prepare?.(page, language);
      await expect(page.locator('main [role="alert"]:focus')).toBeVisible();
      const findings = [...(await checkErrors(page)), ...(await findWrongTokens(page, name))];
      recordFigure({
        goal: 'A6',
        subject: name,
        count: 1,
        findings: findings.map((finding) => `${language} ${name}: ${finding}`),
      });
    });
  }
}
