import type { Page } from '@playwright/test';
import { routes } from '../../../src/config/routes.ts';
import { scan } from '../../lab/accessibility/axe/scan.ts';
import { setViewport } from '../../lab/accessibility/check-page.ts';
import { findCoveredHeight, findSecondPrimary, LOW_VIEWPORTS } from '../../lab/accessibility/measure/fixed-elements.ts';
import { findHorizontalOverflow } from '../../lab/accessibility/measure/reflow.ts';
import { findSmallTargets } from '../../lab/accessibility/measure/targets.ts';
import { findRoute } from '../../lab/accessibility/open-page.ts';
import { contentStates } from '../../lab/accessibility/states/content.ts';
import { memberStates } from '../../lab/accessibility/states/member.ts';
import type { State } from '../../lab/accessibility/states/state.ts';
import { startMemberSession } from '../support/actions.ts';
import { sampleOf } from '../support/run-size.ts';
import { departureWithSeats, newMember } from '../support/service-host.ts';
import { expect, inLanguage, type Language, test } from '../support/test.ts';

// A sample of `npm run lab -- a11y`: each route once, in one language and one width, and some overlays and states.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectsFailures: true });

const WIDTHS = [360, 1280];
const NARROWEST = 320;
// The route authTest responds like an unknown page.
const routeNames = [...Object.keys(routes).filter((name) => name !== 'authTest'), 'notFound'];
const riskyStates = [
  'filters in their sheet',
  'pictures of a tour',
  'menu',
  'dialog before logging out',
  'profile with errors',
  'photo being cropped',
];

// Frequent words of the other language that are not part of a name.
const FOREIGN_WORDS = {
  id: /(?:^|[\s("“])(the|and|with|your|you|this|from|please|of)(?=$|[\s,.;:!?)”])/i,
  en: /(?:^|[\s("“])(yang|dan|untuk|dengan|Anda|kami|dari|tidak|atau|bisa)(?=$|[\s,.;:!?)”])/i,
};
const MESSAGE_KEY = /(?:^|\s)[a-z][a-zA-Z-]*:[a-z]\w*\.\w|(?:^|\s)[a-z]+[A-Z]?\w*(?:\.[a-z]\w*)+(?:\s|$)|\{\{\w+\}\}/;
// Addresses, email addresses and file names also contain dots without spaces.
const NO_MESSAGE_KEY = /\.(example|gov|com|pdf|jpg|png|webp|id|html?)\b|@/;

/** Returns the texts of the page that are in the wrong language, and those that are the key of a missing message. */
async function findWrongTexts(page: Page, language: Language): Promise<string[]> {
  const { own, all } = await page.evaluate((language) => {
    const texts = { own: [] as string[], all: [] as string[] };
    const add = (text: string | null | undefined, element: Element | null) => {
      if (!text?.trim() || !element || element.closest('script, style, noscript, template')) return;
      const link = element.closest('a');
      if (link && link.host.replace(/^www\./, '') === text.trim()) return;
      texts.all.push(text.trim());
      if (element.closest('[lang]')?.getAttribute('lang') === language) texts.own.push(text.trim());
    };
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) add(walker.currentNode.textContent, walker.currentNode.parentElement);
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title]')) {
      for (const name of ['aria-label', 'placeholder', 'alt', 'title']) add(element.getAttribute(name), element);
    }
    // An English document title may contain the Indonesian name of a tour, and cannot mark it with `lang`.
    if (language === 'id') add(document.title, document.documentElement);
    return texts;
  }, language);
  const foreignTexts = own.filter((text) => FOREIGN_WORDS[language].test(text));
  const keys = all.filter((text) => MESSAGE_KEY.test(text) && !NO_MESSAGE_KEY.test(text));
  return [...foreignTexts.map((text) => `not ${language}: ${text}`), ...keys.map((text) => `a key: ${text}`)];
}

async function findFaults(page: Page, width: number): Promise<string[]> {
  await setViewport(page, width);
  return [...(await scan(page)), ...(await findSmallTargets(page))];
}

for (const [index, name] of routeNames.entries()) {
  const language: Language = index % 2 === 0 ? 'id' : 'en';
  const width = WIDTHS[Math.floor(index / 2) % 2] ?? NARROWEST;

  test(`${name} is accessible and in one language, in ${language} at ${width} px`, async ({ page }) => {
    const { path, isMember } = await findRoute(name);
    if (isMember) await startMemberSession(page, await newMember('open'));
    await setViewport(page, width);
    await page.goto(inLanguage(language, path));
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    for (const group of await page.locator('main').locator('fieldset, aside').filter({ visible: true }).all()) {
      await expect(group).toHaveAccessibleName(/\S/);
    }
    const faults = [...(await findFaults(page, width)), ...(await findWrongTexts(page, language))];
    for (const anyWidth of [NARROWEST, ...sampleOf([768, 1024, 1280, 1536], [])]) {
      await setViewport(page, anyWidth);
      faults.push(...(await findHorizontalOverflow(page)));
    }
    for (const { width: lowWidth, height, minContentPercent } of LOW_VIEWPORTS) {
      await setViewport(page, lowWidth, height);
      faults.push(...(await findCoveredHeight(page, minContentPercent)));
      if (lowWidth === 360) faults.push(...(await findSecondPrimary(page)));
    }
    expect(faults).toEqual([]);
  });
}

test('the price in the buy bar does not wrap at 320 px', async ({ page }) => {
  const { id } = await departureWithSeats();
  for (const path of [`/group-tour/17?itinerary=${id}`, `/booking/17?itinerary=${id}&pax=2`]) {
    await setViewport(page, NARROWEST);
    await page.goto(path);
    const amount = page.locator('[data-buy-bar]').getByText(/^Rp\s[\d.]+$/);
    await expect(amount).toBeVisible();
    const lines = await amount.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
    expect(lines).toBe(1);
    expect(await findHorizontalOverflow(page)).toEqual([]);
  }
});

for (const { name, path = '/', as, prepare, widths = WIDTHS } of riskyStates.map(findState)) {
  const width = widths[0] ?? NARROWEST;

  test(`${name}: is accessible at ${width} px`, async ({ page }) => {
    if (as) await startMemberSession(page, await newMember('open'));
    await setViewport(page, width);
    await page.goto(path);
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await prepare?.(page, 'id');
    expect(await findFaults(page, width)).toEqual([]);
  });
}

/** Returns the state with this name, and throws when there is none. */
function findState(name: string): State {
  const state = [...contentStates, ...memberStates].find((candidate) => candidate.name === name);
  if (!state) throw new Error(`No state is called "${name}".`);
  return state;
}
