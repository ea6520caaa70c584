import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { host } from '../e2e/service-host.ts';
import { inLanguage, site } from '../e2e/test.ts';
import { look } from './look.ts';
import { asMember, LANGUAGES, openWhole } from './visit.ts';

const WIDTHS = [360, 1280];

type World = {
  scenario: string;
  /** Made on the server: they show a new world once they are made again. */
  made: string[];
  /** Read by the browser. */
  read: string[];
  members: string[];
};

const area = ['/account', '/account/membership', '/account/booking'];
const booked = ['/account/booking', '/account/booking?page=2', '/account/booking?tab=past'];

const worlds: World[] = [
  {
    scenario: 'empty',
    made: ['/', '/group-tour/destination', '/blog', '/promotion', '/visa-and-passport', '/career', '/mice'],
    read: ['/group-tour', '/group-tour/destination/1', '/group-tour?view=calendar', '/obs', '/booking'],
    members: area,
  },
  { scenario: 'sold-out', made: [], read: ['/group-tour', '/group-tour/17', '/booking/17', '/obs'], members: [] },
  { scenario: 'zero-points', made: [], read: [], members: area },
  { scenario: 'premium', made: [], read: [], members: area },
  { scenario: 'many-bookings', made: [], read: [], members: booked },
];

// A page is made again at most once a minute.
const OLD_MS = 65_000;

/** Asks for every page until the server has made it again. */
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
}

const languageOf = (index: number) => LANGUAGES[index % 2] ?? 'id';

async function enter(scenario: string): Promise<void> {
  const answer = await fetch(`${host}/__mock/reset`, { method: 'POST', body: JSON.stringify({ scenario }) });
  if (!answer.ok) throw new Error(`There is no world ${scenario}: ${await answer.text()}`);
}

for (const { scenario, made, read, members } of worlds) {
  test.describe(`the world ${scenario}`, () => {
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      await enter(scenario);
      await areMadeAgain(made.map((path, index) => inLanguage(languageOf(index), path)));
    });
    test.afterAll(() => enter('default'));

    for (const [index, path] of [...made, ...read, ...members].entries()) {
      const language = languageOf(index);
      test(`${language}: ${path}`, async ({ page }) => {
        if (members.includes(path)) await asMember(page);
        await openWhole(page, language, path);
        expect(await look(page, `${language} ${path} in the world ${scenario}`, WIDTHS)).toEqual([]);
      });
    }
  });
}
