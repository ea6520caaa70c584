import type { Page } from '@playwright/test';
import { host, newMember } from '../../e2e/support/service-host.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { checkPage, pageGoals, setViewport, WIDTHS } from './check-page.ts';
import { LANGUAGES, openAndScroll, signInAsMember } from './open-page.ts';
import { bookingStates } from './states/booking.ts';
import { contentStates } from './states/content.ts';
import { formStates } from './states/forms.ts';
import { memberStates } from './states/member.ts';
import { shellStates } from './states/shell.ts';
import type { State } from './states/state.ts';
import { expect, expectNone, goalTags, test } from './test.ts';

const states: State[] = [...contentStates, ...formStates, ...bookingStates, ...memberStates, ...shellStates];

for (const language of LANGUAGES) {
  for (const { name, path, as, service, prepare, tokens, widths: allWidths = WIDTHS } of states) {
    // The second language only changes texts, and texts overflow first at the narrowest width.
    const widths = language === 'id' ? allWidths : allWidths.slice(0, 1);
    const goals = tokens === undefined ? pageGoals : goalTags('A1', 'A2', 'A4', 'A6', 'A9');
    test(`${language}: ${name}`, goals, async ({ page }) => {
      await setViewport(page, widths.at(-1) ?? 1280);
      if (as === 'ratna') await signInAsMember(page);
      if (as === 'new') await signInAsMember(page, await newMember('open'));
      // The requests stay pending, so the loading state of the page is checked.
      if (service === 'silent') await page.route(`${host}/v*/**`, () => undefined);
      if (service === 'down') await page.route(`${host}/v*/**`, (route) => route.abort());
      if (path && service === 'silent') {
        await page.goto(inLanguage(language, path));
        await page.locator('main [aria-busy="true"]').first().waitFor();
      } else if (path) await openAndScroll(page, language, path);
      await prepare?.(page, language);
      if (tokens !== undefined) {
        await expect(page.locator('main [role="alert"]:focus')).toBeVisible();
        expectNone('errors', [...(await findUnclearErrors(page)), ...(await findWrongTokens(page, tokens))]);
      }
      await checkPage(page, `${language} ${name}`, widths);
    });
  }
}

/** Returns the findings about the error messages of the form: its summary, and the fields that the summary links to. */
function findUnclearErrors(page: Page): Promise<string[]> {
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
      const group = target?.closest('fieldset[aria-describedby]');
      const ids = [target, group].flatMap((element) => element?.getAttribute('aria-describedby')?.split(' ') ?? []);
      const descriptions = ids.map((id) => document.getElementById(id)?.textContent?.trim());
      // In a form about several people, the summary puts the name of the person before the message.
      if (!descriptions.some((description) => description && text.endsWith(description)))
        findings.push(`"${text}" is not the message of the field: ${descriptions}`);
      if (target?.matches('input, select, textarea') && target.getAttribute('aria-invalid') !== 'true')
        findings.push(`"${text}": aria-invalid is missing`);
    }
    return findings;
  });
}

/**
 * Returns the fields about the user whose autocomplete token differs from the expected ones, such as `email=username`
 * (WCAG 1.3.5). Password fields have a token too, because without it a password manager offers the wrong password.
 */
async function findWrongTokens(page: Page, expected: string): Promise<string[]> {
  const actual = await page.locator('main :is(input, select, textarea)[id^="field-"]').evaluateAll((fields) =>
    fields.flatMap((field) => {
      const token = field.getAttribute('autocomplete');
      // The token `street-address` is for fields of several lines only.
      const note = token === 'street-address' && !field.matches('textarea') ? '-outside-a-textarea' : '';
      return token && token !== 'off' ? [`${field.id.replace('field-', '')}=${token}${note}`] : [];
    }),
  );
  const wanted = expected.split(' ').filter(Boolean);
  return [
    ...actual.filter((token) => !wanted.includes(token)).map((token) => `has ${token}`),
    ...wanted.filter((token) => !actual.includes(token)).map((token) => `lacks ${token}`),
  ];
}
