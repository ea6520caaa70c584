import type { Page } from '@playwright/test';
import { field } from '../../e2e/failures/forms/form-visit.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { formTokens } from './form-tokens.ts';
import { bookingForms } from './states/booking.ts';
import { newPassword } from './states/forms.ts';
import { type State, send } from './states/state.ts';
import { about, expect, noteFigure, test } from './test.ts';
import { asMember, LANGUAGES } from './visit.ts';

const sentEmpty = (path: string, as?: 'ratna'): State => ({ name: path, path, as, act: (page) => send(page) });

const forms: State[] = [
  ...['/contact', '/corporate/register', '/mice', '/career/apply/5'].map((path) => sentEmpty(path)),
  ...['/auth/sign-in', '/auth/sign-up', '/auth/forgot'].map((path) => sentEmpty(path)),
  sentEmpty('/account/change-password', 'ratna'),
  {
    name: '/account/edit-profile',
    path: '/account/edit-profile',
    as: 'ratna',
    act: async (page) => {
      for (const name of ['first_name', 'phone', 'dob']) await field(page, name).fill('1');
      await field(page, 'first_name').fill('');
      await page.locator('main form').last().locator('button[type="submit"]').click();
    },
  },
  newPassword,
  ...bookingForms,
];

/** Returns the problems of a form's error messages. */
function faultsOfForm(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const summary = document.activeElement;
    if (summary?.getAttribute('role') !== 'alert')
      faults.push(`the focus is on ${summary?.tagName}, not on the summary`);
    const heading = summary?.querySelector('p')?.textContent ?? '';
    if (!heading || !document.title.startsWith(heading)) faults.push(`the title does not begin with "${heading}"`);
    const links = [...(summary?.querySelectorAll('a') ?? [])];
    if (links.length === 0) faults.push('the summary leads nowhere');
    for (const link of links) {
      const target = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      const words = link.textContent?.trim() ?? '';
      if (!target) {
        faults.push(`"${words}" leads to no field`);
        continue;
      }
      const group = target.closest('fieldset[aria-describedby]');
      const ids = [target, group].flatMap((one) => one?.getAttribute('aria-describedby')?.split(' ') ?? []);
      const said = ids.map((id) => document.getElementById(id)?.textContent?.trim());
      // For a form about several people, the summary names the person first.
      if (!said.some((one) => one && words.endsWith(one)))
        faults.push(`"${words}" is not what the field says: ${said}`);
      const isControl = target.matches('input, select, textarea');
      if (isControl && target.getAttribute('aria-invalid') !== 'true')
        faults.push(`"${words}": aria-invalid is missing`);
    }
    return faults;
  });
}

/** Returns the fields with a missing or wrong autocomplete token. */
async function wrongTokens(page: Page, name: string): Promise<string[]> {
  const wanted = formTokens[name];
  if (!wanted) throw new Error(`Nobody has said which fields of ${name} have a token.`);
  const fields = await page.locator('main :is(input, select, textarea)[id^="field-"]').evaluateAll((all) =>
    all.map((one) => {
      const token = one.getAttribute('autocomplete');
      // The token `street-address` is for fields of several lines only.
      const isMisplaced = token === 'street-address' && !one.matches('textarea');
      return [one.id.replace('field-', ''), isMisplaced ? `${token} outside a textarea` : token] as const;
    }),
  );
  const found = new Map(fields.filter(([, token]) => token && token !== 'off'));
  return [...new Set([...found.keys(), ...Object.keys(wanted)])]
    .filter((field) => found.get(field) !== wanted[field])
    .map((field) => `${field} has the token ${found.get(field)}, not ${wanted[field]}`);
}

for (const language of LANGUAGES) {
  for (const { name, path, as, act } of forms) {
    test(`${language}: ${name} says what is wrong`, about('A6'), async ({ page }) => {
      if (as) await asMember(page);
      if (path) await page.goto(inLanguage(language, path));
      await act?.(page, language);
      await expect(page.locator('main [role="alert"]:focus')).toBeVisible();
      const findings = [...(await faultsOfForm(page)), ...(await wrongTokens(page, name))];
      const named = findings.map((finding) => `${language} ${name}: ${finding}`);
      noteFigure({ goal: 'A6', what: name, count: 1, findings: named });
    });
  }
}
