import { sitePageNames } from '../../../scripts/lib/site-pages.ts';
import { checkPage, pageGoals } from './check-page.ts';
import { findRoute, LANGUAGES, openAndScroll, signInAsMember } from './open-page.ts';
import { expect, test } from './test.ts';

for (const language of LANGUAGES) {
  for (const name of sitePageNames) {
    test(`${language}: ${name}`, pageGoals, async ({ page }) => {
      const route = await findRoute(name);
      if (route.isMember) await signInAsMember(page);
      expect(await openAndScroll(page, language, route.path)).toBe(route.status ?? 200);
      await checkPage(page, `${language} ${route.path}`);
    });
  }
}
