import { host, newMember } from '../../e2e/support/service-host.ts';
import { inLanguage } from '../../e2e/support/test.ts';
import { atWidth, everySide, look, WIDTHS } from './look.ts';
import { bookingStates } from './states/booking.ts';
import { formStates } from './states/forms.ts';
import { memberStates } from './states/member.ts';
import { readingStates } from './states/reading.ts';
import { shellStates } from './states/shell.ts';
import type { State } from './states/state.ts';
import { test } from './test.ts';
import { asMember, LANGUAGES, openWhole } from './visit.ts';

const states: State[] = [...readingStates, ...formStates, ...bookingStates, ...memberStates, ...shellStates];

for (const language of LANGUAGES) {
  for (const { name, path, as, service, act, widths: all = WIDTHS } of states) {
    // The second language only changes texts, which first collide on the narrowest window.
    const widths = language === 'id' ? all : all.slice(0, 1);
    test(`${language}: ${name}`, everySide, async ({ page }) => {
      await atWidth(page, widths.at(-1) ?? 1280);
      if (as === 'ratna') await asMember(page);
      if (as === 'new') await asMember(page, await newMember('open'));
      // The requests stay unanswered; the waiting page is checked.
      if (service === 'silent') await page.route(`${host}/v*/**`, () => undefined);
      if (service === 'down') await page.route(`${host}/v*/**`, (route) => route.abort());
      if (path && service === 'silent') {
        await page.goto(inLanguage(language, path));
        await page.locator('main [aria-busy="true"]').first().waitFor();
      } else if (path) await openWhole(page, language, path);
      await act?.(page, language);
      await look(page, `${language} ${name}`, widths);
    });
  }
}
