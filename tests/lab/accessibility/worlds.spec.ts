import { setTimeout } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { host } from '../../e2e/support/service-host.ts';
import { inLanguage, type Language, site } from '../../e2e/support/test.ts';
import { everySide, look } from './look.ts';
import { expect, test } from './test.ts';
import { asMember, openWhole } from './visit.ts';

const WIDTHS = [360, 1280];

type Shown = [language: Language, path: string, proof: (main: Locator) => Promise<void>];

type World = {
  scenario: string;
  /** Generated on the server: these pages show another scenario after they are regenerated. */
  made?: Shown[];
  /** Pages whose data the browser reads. */
  read?: Shown[];
  members?: Shown[];
};

/** Checks that only this scenario meets. */
const reads = (words: string) => (main: Locator) => expect(main.getByText(words).first()).toBeVisible();
const lacks = (selector: string) => (main: Locator) => expect(main.locator(selector)).toHaveCount(0);

const pointsLink = 'a[href$="/account/membership"]';

const worlds: World[] = [
  {
    scenario: 'empty',
    made: [
      ['id', '/', reads('Belum ada promo saat ini.')],
      ['en', '/group-tour/destination', lacks('a[href*="/group-tour/destination/"]')],
      ['id', '/blog', reads('Belum ada artikel')],
      ['en', '/promotion', reads('No promotions yet')],
      ['id', '/visa-and-passport', reads('Daftar negara belum tersedia')],
      ['en', '/career', reads('No open positions yet')],
      ['id', '/mice', reads('Daftar layanan belum tersedia.')],
      ['en', '/group-tour', reads('0 journeys')],
      ['id', '/group-tour/destination/1', reads('Belum ada tour di wilayah ini')],
      ['en', '/booking', lacks('article')],
    ],
    read: [
      ['en', '/group-tour?view=calendar', reads('No tours in this region yet')],
      ['id', '/obs', reads('Belum ada keberangkatan')],
    ],
    members: [
      ['id', '/account', lacks(pointsLink)],
      ['en', '/account/membership', reads('No points history yet')],
      ['id', '/account/booking', reads('Belum ada pemesanan')],
    ],
  },
  {
    scenario: 'sold-out',
    read: [
      ['id', '/group-tour', reads('Penuh')],
      ['en', '/group-tour/17', reads('Fully booked')],
      ['id', '/booking/17', reads('Penuh')],
      ['en', '/obs', reads('Fully booked')],
    ],
  },
  {
    scenario: 'zero-points',
    members: [
      ['id', '/account', lacks(pointsLink)],
      ['en', '/account/membership', reads('How you get points')],
    ],
  },
  {
    scenario: 'premium',
    members: [
      ['id', '/account', reads('Anggota premium')],
      ['en', '/account/membership', reads('Premium member')],
      ['id', '/account/booking', reads('Anggota premium')],
    ],
  },
  {
    scenario: 'many-bookings',
    members: [
      ['id', '/account/booking', reads('Lewat (47)')],
      ['en', '/account/booking?page=2', reads('Past (47)')],
      ['id', '/account/booking?tab=past', reads('Lewat (47)')],
    ],
  },
];

// A page is regenerated at most once a minute.
const OLD_MS = 90_000;

/** Requests every page until the server has regenerated it. */
async function areMadeAgain(paths: string[]): Promise<void> {
  const waiting = new Map(paths.map((path) => [path, false]));
  for (const until = Date.now() + OLD_MS; waiting.size > 0 && Date.now() < until; await setTimeout(1000)) {
    for (const [path, wasOld] of waiting) {
      const answer = await fetch(site + path);
      await answer.text();
      const isOld = answer.headers.get('x-nextjs-cache') === 'STALE';
      if (wasOld && !isOld) waiting.delete(path);
      else waiting.set(path, wasOld || isOld);
    }
  }
  if (waiting.size > 0) throw new Error(`Not made again: ${[...waiting.keys()].join(', ')}`);
}

async function enter(scenario: string): Promise<void> {
  const answer = await fetch(`${host}/__mock/reset`, { method: 'POST', body: JSON.stringify({ scenario }) });
  if (!answer.ok) throw new Error(`There is no world ${scenario}: ${await answer.text()}`);
}

for (const { scenario, made = [], read = [], members = [] } of worlds) {
  test.describe(`the world ${scenario}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      await enter(scenario);
      await areMadeAgain(made.map(([language, path]) => inLanguage(language, path)));
    });
    test.afterAll(() => enter('default'));

    for (const shown of [...made, ...read, ...members]) {
      const [language, path, proof] = shown;
      test(`${language}: ${path}`, everySide, async ({ page }) => {
        if (members.includes(shown)) await asMember(page);
        await openWhole(page, language, path);
        await proof(page.locator('main'));
        await look(page, `${language} ${path} in the world ${scenario}`, WIDTHS);
      });
    }
  });
}
