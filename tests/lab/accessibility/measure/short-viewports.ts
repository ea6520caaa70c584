import type { Page } from '@playwright/test';

/** Viewports of little height: 1280 × 1024 at 400 % zoom (WCAG 1.4.10), and a phone in landscape orientation. */
export const SHORT_VIEWPORTS = [
  { width: 320, height: 256 },
  { width: 667, height: 331 },
];

const MIN_CONTENT_PERCENT = 60;

/**
 * Returns a finding when less than 60 % of the viewport's height shows content in the middle of the page, because fixed
 * or sticky elements cover the rest. A page with an open dialog is not checked, because the dialog is the content.
 */
export async function findCoveredHeight(page: Page): Promise<string[]> {
  const { percent, covers } = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], [role="dialog"]:not([hidden])');
    if (dialog) return { percent: 100, covers: [] };
    const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    const initialTop = window.scrollY;
    scrollTo(document.documentElement.scrollHeight / 2);
    const middleTop = window.scrollY;
    const fixedOrSticky = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const tops = new Map(fixedOrSticky.map((element) => [element, element.getBoundingClientRect().top]));
    scrollTo(middleTop > 24 ? middleTop - 24 : middleTop + 24);
    const hasMoved = window.scrollY !== middleTop;
    const isPinned = (element: Element) =>
      getComputedStyle(element).position === 'fixed' ||
      (hasMoved && tops.get(element) === element.getBoundingClientRect().top);
    const pinned = new Set(fixedOrSticky.filter(isPinned));
    const covers = new Set<string>();
    let visibleRows = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      const pinnedInRow = [0.1, 0.3, 0.5, 0.7, 0.9].map((share) => {
        for (
          let ancestor = document.elementFromPoint(window.innerWidth * share, y);
          ancestor;
          ancestor = ancestor.parentElement
        ) {
          if (pinned.has(ancestor)) return ancestor;
        }
        return null;
      });
      const cover = pinnedInRow.find((element) => element !== null);
      if (cover) covers.add(`${cover.tagName.toLowerCase()}.${cover.getAttribute('class')}`);
      else visibleRows += 1;
    }
    scrollTo(initialTop);
    return { percent: Math.round((visibleRows / window.innerHeight) * 100), covers: [...covers] };
  });
  return percent < MIN_CONTENT_PERCENT ? [`${percent} % of the height is content (${covers.join(', ')})`] : [];
}
