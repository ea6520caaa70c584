import type { Page } from '@playwright/test';
import { demoMember } from '../../../scripts/lib/member-session.ts';
import { sitePageNames } from '../../../scripts/lib/site-pages.ts';
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
import { departureWithSeats } from '../support/service-host.ts';
import { expect, inLanguage, type Language, test } from '../support/test.ts';

// A sample of `npm run lab -- a11y`: each route once, in one language and one width, and some overlays and states.
test.use({ contextOptions: { reducedMotion: 'reduce' }, expectsFailures: true });

const WIDTHS = [360, 1280];
const NARROWEST = 320;
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

const STATES = [':hover', ':active', ':focus-visible'] as const;

/** Links that are hidden until they have the focus, and the field for bots, which is beside the page. */
const HIDDEN = '.skip-link, .visually-hidden, [aria-hidden="true"] input';

/**
 * Returns the visible controls for which no style sheet has a rule with one of the states, as `tag, text: states`. A
 * rule counts for a control when the part of its selector with the state matches the control or an element around it.
 */
const controlsWithoutState = (page: Page, ofStates: readonly string[]) =>
  page.evaluate(
    ([states, hidden]) => {
      // A compound may have parentheses in parentheses; only commas outside of them separate selectors.
      const compound = /(?:[^\s>+~(),]|\((?:[^()]|\([^()]*\))*\))+/g;
      const selector = new RegExp(`(?:${compound.source}|[\\s>+~])+`, 'g');
      /** Returns the selectors of the elements whose state the rules depend on, which any element then matches. */
      const triggersOf = (rules: CSSRuleList, state: string): string[] =>
        [...rules].flatMap((rule) => {
          const selectors = rule instanceof CSSStyleRule ? (rule.selectorText.match(selector) ?? []) : [];
          const own = selectors.flatMap((one) => {
            const last = [...one.matchAll(compound)].find(([text]) => text.includes(state));
            return last ? [one.slice(0, last.index + last[0].length)] : [];
          });
          const nested = 'cssRules' in rule ? triggersOf(rule.cssRules as CSSRuleList, state) : [];
          return [...own.map((one) => one.replace(/::[\w-]+/g, '').replaceAll(state, ':not(#none)')), ...nested];
        });
      const triggers = states.map((state) => ({
        state,
        selectors: [...document.styleSheets].flatMap((sheet) => triggersOf(sheet.cssRules, state)),
      }));
      const controls = document.querySelectorAll(
        'a[href], button:enabled, summary, input:enabled:not([type=hidden]), select, textarea, ' +
          'label:has([type=radio]:enabled, [type=checkbox]:enabled)',
      );
      return [...controls].flatMap((control) => {
        if (control.matches(hidden) || !control.checkVisibility({ visibilityProperty: true })) return [];
        const isField = control.matches('input, select, textarea');
        const missing = triggers.filter(
          ({ state, selectors }) =>
            // A field answers a press with its focus, and a label is no control of the keyboard.
            !(state === ':active' && isField) &&
            !(state === ':focus-visible' && control.matches('label')) &&
            !selectors.some((selector) => control.closest(selector || ':not(*)')),
        );
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
        return missing.length === 0
          ? []
          : [`${control.tagName.toLowerCase()}, ${name}: ${missing.map(({ state }) => state).join(' ')}`];
      });
    },
    [ofStates, HIDDEN] as const,
  );

async function findFaults(page: Page, width: number): Promise<string[]> {
  await setViewport(page, width);
  return [...(await scan(page)), ...(await findSmallTargets(page))];
}

// The routes of a group share a browser context, which loads the code of the site once.
const GROUPS = 8;

for (let group = 0; group < GROUPS; group += 1) {
  const names = sitePageNames.filter((_, index) => index % GROUPS === group);
  const language: Language = group % 2 === 0 ? 'id' : 'en';
  const width = WIDTHS[Math.floor(group / 2) % 2] ?? NARROWEST;

  test(`accessible and in one language, in ${language} at ${width} px: ${names.join(', ')}`, async ({ page }) => {
    const routes = await Promise.all(names.map(async (name) => ({ name, ...(await findRoute(name)) })));
    const open = async ({ name, path }: (typeof routes)[number]) => {
      await setViewport(page, width);
      await page.goto(inLanguage(language, path));
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      for (const fieldGroup of await page.locator('main').locator('fieldset, aside').filter({ visible: true }).all()) {
        await expect(fieldGroup).toHaveAccessibleName(/\S/);
      }
      const faults = [
        ...(await findFaults(page, width)),
        ...(await findWrongTexts(page, language)),
        // A phone has no pointer that hovers.
        ...(await controlsWithoutState(page, width < 700 ? STATES.slice(1) : STATES)),
      ];
      for (const anyWidth of [NARROWEST, ...sampleOf([768, 1024, 1280, 1536], [])]) {
        await setViewport(page, anyWidth);
        faults.push(...(await findHorizontalOverflow(page)));
      }
      for (const low of LOW_VIEWPORTS) {
        await setViewport(page, low.width, low.height);
        faults.push(...(await findCoveredHeight(page, low.minContentPercent)));
        if (low.width === 360) faults.push(...(await findSecondPrimary(page)));
      }
      expect.soft(faults, name).toEqual([]);
    };
    for (const route of routes.filter(({ isMember }) => !isMember)) await test.step(route.name, () => open(route));
    const memberRoutes = routes.filter(({ isMember }) => isMember);
    if (memberRoutes.length > 0) await startMemberSession(page, demoMember);
    for (const route of memberRoutes) await test.step(route.name, () => open(route));
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
    if (as) await startMemberSession(page, demoMember);
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
