import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language, site } from '../../e2e/support/test.ts';
import { checkPage, pageGoals } from './check-page.ts';
import { openAndScroll, signInAsMember } from './open-page.ts';
import { expect, test } from './test.ts';

const WIDTHS = [360, 1280];

/** A page and a check of its content that passes in this scenario only. */
type ScenarioPage = [language: Language, path: string, expectContent: (main: Locator) => Promise<void>];

type Scenario = {
  scenario: string;
  /** Pages generated on the server. They show the data of another scenario after they are regenerated. */
  generated?: ScenarioPage[];
  /** Pages whose data the browser reads. */
  read?: ScenarioPage[];
  /** Pages that need a signed-in member. */
  members?: ScenarioPage[];
};

const shows = (text: string) => (main: Locator) => expect(main.getByText(text).first()).toBeVisible();
const lacks = (selector: string) => (main: Locator) => expect(main.locator(selector)).toHaveCount(0);

const pointsLink = 'a[href$="/account/membership"]';

const scenarios: Scenario[] = [
  {
    scenario: 'empty',
    generated: [
      ['id', '/', shows('Belum ada promo saat ini.')],
      ['en', '/group-tour/destination', lacks('a[href*="/group-tour/destination/"]')],
      ['id', '/blog', shows('Belum ada artikel')],
      ['en', '/promotion', shows('No promotions yet')],
      ['id', '/visa-and-passport', shows('Daftar negara belum tersedia')],
      ['en', '/career', shows('No open positions yet')],
      ['id', '/mice', shows('Daftar layanan belum tersedia.')],
      ['en', '/group-tour', shows('0 journeys')],
      ['id', '/group-tour/destination/1', shows('Belum ada tour di wilayah ini')],
      ['en', '/booking', lacks('article')],
    ],
    read: [
      ['en', '/group-tour?view=calendar', shows('No tours in this region yet')],
      ['id', '/obs', shows('Belum ada keberangkatan')],
    ],
    members: [
      ['id', '/account', lacks(pointsLink)],
      ['en', '/account/membership', shows('No points history yet')],
      ['id', '/account/booking', shows('Belum ada pemesanan')],
    ],
  },
  {
    scenario: 'sold-out',
    read: [
      ['id', '/group-tour', shows('Penuh')],
      ['en', '/group-tour/17', shows('Fully booked')],
      ['id', '/booking/17', shows('Penuh')],
      ['en', '/obs', shows('Fully booked')],
    ],
  },
  {
    scenario: 'zero-points',
    members: [
      ['id', '/account', lacks(pointsLink)],
      ['en', '/account/membership', shows('How you get points')],
    ],
  },
  {
    scenario: 'premium',
    members: [
      ['id', '/account', shows('Anggota premium')],
      ['en', '/account/membership', shows('Premium member')],
      ['id', '/account/booking', shows('Anggota premium')],
    ],
  },
  {
    scenario: 'many-bookings',
    members: [
      ['id', '/account/booking', shows('Lewat (47)')],
      ['en', '/account/booking?page=2', shows('Past (47)')],
      ['id', '/account/booking?tab=past', shows('Lewat (47)')],
    ],
  },
];

// A page is regenerated at most once a minute.
const REGENERATION_TIMEOUT_MS = 90_000;

/** Requests the pages until the server has regenerated each of them. Throws when this takes longer than the timeout. */
async function waitForRegeneration(paths: string[]): Promise<void> {
  // The value is true when a request has got the old page, which starts its regeneration.
  const pending = new Map(paths.map((path) => [path, false]));
  for (
    const until = Date.now() + REGENERATION_TIMEOUT_MS;
    pending.size > 0 && Date.now() < until;
    await setTimeout(1000)
  ) {
    for (const [path, wasStale] of pending) {
      const response = await fetch(site + path);
      await response.text();
      const isStale = response.headers.get('x-nextjs-cache') === 'STALE';
      if (wasStale && !isStale) pending.delete(path);
      else pending.set(path, wasStale || isStale);
    }
  }
  if (pending.size > 0) throw new Error(`Not regenerated: ${[...pending.keys()].join(', ')}`);
}

/** Resets the service to the data of a scenario. Throws when the service refuses it. */
async function startScenario(scenario: string): Promise<void> {
  const response = await fetch(`${host}/__mock/reset`, { method: 'POST', body: JSON.stringify({ scenario }) });
  if (!response.ok) throw new Error(`The scenario ${scenario} did not start: ${await response.text()}`);
}

for (const { scenario, generated = [], read = [], members = [] } of scenarios) {
  test.describe(`the scenario ${scenario}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      await startScenario(scenario);
      await waitForRegeneration(generated.map(([language, path]) => inLanguage(language, path)));
    });
    test.afterAll(() => startScenario('default'));

    for (const scenarioPage of [...generated, ...read, ...members]) {
      const [language, path, expectContent] = scenarioPage;
      test(`${language}: ${path}`, pageGoals, async ({ page }) => {
        if (members.includes(scenarioPage)) await signInAsMember(page);
        await openAndScroll(page, language, path);
        await expectContent(page.locator('main'));
        await checkPage(page, `${language} ${path} in the scenario ${scenario}`, WIDTHS);
      });
    }
  });
}
