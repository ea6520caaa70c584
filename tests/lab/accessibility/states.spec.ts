import { host, newMember } from '../../e2e/support/service-host.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { checkPage, pageGoals, setViewport, WIDTHS } from './check-page.ts';
import { findUnclearErrors, findWrongTokens } from './form-errors.ts';
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
