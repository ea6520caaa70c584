import { devices, type Locator } from '@playwright/test';
import { createControlClient } from '../../../mocks/control/client.ts';
import type { ScenarioName } from '../../../mocks/state/state.ts';
import { demoMember, openAsMember, tokenOf } from '../../../scripts/lib/member-session.ts';
import { host } from '../../e2e/support/service-host.ts';
import type { Language } from '../../e2e/support/test.ts';
import { checkPage, pageGoals } from './check-page.ts';
import { openAndScroll } from './open-page.ts';
import { expect, test } from './test.ts';

/** A page whose browser reads the data of the scenario, and a check of its content that passes in this scenario only. */
type ScenarioPage = [language: Language, path: string, expectContent: (main: Locator) => Promise<void>];

const shows = (text: string) => (main: Locator) => expect(main.getByText(text).first()).toBeVisible();

const scenarios: Partial<Record<ScenarioName, ScenarioPage[]>> = {
  empty: [
    ['en', '/group-tour?view=calendar', shows('No tours in this region yet')],
    ['id', '/obs', shows('Belum ada keberangkatan')],
  ],
  'sold-out': [
    ['id', '/group-tour', shows('Penuh')],
    ['en', '/group-tour/17', shows('Fully booked')],
    ['en', '/obs', shows('Fully booked')],
  ],
  premium: [
    ['id', '/account', shows('Anggota premium')],
    ['en', '/account/membership', shows('Premium member')],
  ],
  'many-bookings': [['id', '/account/booking?page=2', shows('Lewat (47)')]],
};

// Each test has its own world of the service, which the browser names in its User-Agent.
const worldTest = test.extend<{ world: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of a fixture without others.
  world: ({}, use) => use(crypto.randomUUID()),
  userAgent: ({ world }, use) => use(`${devices['Desktop Chrome'].userAgent} MockWorld/${world}`),
});

for (const [scenario, pages] of Object.entries(scenarios)) {
  for (const [language, path, expectContent] of pages) {
    worldTest(`${scenario}, ${language}: ${path}`, pageGoals, async ({ page, world }) => {
      await createControlClient(host, { world }).reset(scenario as ScenarioName);
      if (path.startsWith('/account'))
        await openAsMember(page, await tokenOf(host, demoMember, { 'mock-world': world }));
      await openAndScroll(page, language, path);
      await expectContent(page.locator('main'));
      await checkPage(page, `${language} ${path} in the scenario ${scenario}`, [360, 1280]);
      await createControlClient(host).endWorld(world);
    });
  }
}
