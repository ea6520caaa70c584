import type { Page } from '@playwright/test';
import { waitUntilIdle } from '../../../scripts/lib/settled-page.ts';
import { fetchSitePages } from '../../../scripts/lib/site-pages.ts';
import { sampleOf } from '../support/run-size.ts';
import { host } from '../support/service-host.ts';
import { expect, test } from '../support/test.ts';

const STATES = [':hover', ':active', ':focus-visible'] as const;

/** Links that are hidden until they have the focus, and the field for bots, which is beside the page. */
const HIDDEN = '.skip-link, .visually-hidden, [aria-hidden="true"] input';

/**
 * Returns the visible controls for which no style sheet has a rule with one of the states, as `tag, text: states`. A
 * rule counts for a control when the part of its selector with the state matches the control or an element around it.
 */
const controlsWithoutState = (page: Page) =>
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
    [[...STATES], HIDDEN] as const,
  );

// Two of the pages are not found.
test.use({ expectsFailures: true });

test('every control shows that it is hovered, pressed and focused', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const pages = Object.values(await fetchSitePages(host)).filter(({ isMember }) => !isMember);
  const findings: Record<string, string[]> = {};
  const sample = pages.filter((_, index) => index % 4 === 0);
  for (const { path } of sampleOf(pages, sample)) {
    await page.goto(path);
    // Some controls come with hydration.
    await waitUntilIdle(page);
    const controls = await controlsWithoutState(page);
    if (controls.length > 0) findings[path] = [...new Set(controls)];
  }
  expect(pages.length).toBeGreaterThan(20);
  expect(findings).toEqual({});
});
