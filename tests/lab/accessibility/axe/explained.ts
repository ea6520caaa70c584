import type { Page } from '@playwright/test';

type Explained = { rule: string; within: string; reason: string };

/**
 * Findings that axe cannot decide and a person has checked: the rule, the container of the element, and the reason why
 * it is correct.
 */
const explained: Explained[] = [
  {
    rule: 'aria-hidden-focus',
    within: '#__next[aria-hidden="true"]',
    reason: 'The page behind an open dialog: the dialog keeps the focus, which overlays.spec.ts walks through.',
  },
  {
    rule: 'frame-tested',
    within: 'iframe[src*="/widget?"]',
    reason: 'The chat is a page of its provider: its name, its place and the way out of it are ours and are scanned.',
  },
];

/** Returns for each finding if it is on the list. */
export function explainedOn(page: Page, found: { rule: string; target: string }[]): Promise<boolean[]> {
  return page.evaluate(
    ({ found, explained }) =>
      found.map(({ rule, target }) => {
        const element = document.querySelector(target);
        return element !== null && explained.some((one) => one.rule === rule && element.closest(one.within) !== null);
      }),
    { found, explained },
  );
}
