import type { Page } from '@playwright/test';

/**
 * The share of the height that must show content, by viewport: a small phone, 1280 × 1024 at 400 % zoom (WCAG 1.4.10),
 * and a phone in landscape orientation.
 */
export const LOW_VIEWPORTS = [
  { width: 360, height: 760, minContentPercent: 75 },
  { width: 320, height: 256, minContentPercent: 60 },
  { width: 667, height: 331, minContentPercent: 60 },
];

/**
 * Returns a finding when less of the viewport's height shows content in the middle of the page, because fixed or sticky
 * elements cover the rest. A page with an open dialog is not checked, because the dialog is the content, and a toast
 * must have gone.
 */
export async function findCoveredHeight(page: Page, minContentPercent: number): Promise<string[]> {
  // A toast that has the focus stays.
  await page.waitForFunction(
    () => !('toasts' in document.documentElement.dataset) || document.querySelector('[data-paused="true"]'),
  );
  const { percent, covers } = await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open], :is([role="dialog"], [role="alertdialog"]):not([hidden])');
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
      // A round button in a corner covers one point of a row.
      const [cover, secondCover] = pinnedInRow.filter((element) => element !== null);
      if (cover && secondCover) covers.add(`${cover.tagName.toLowerCase()}.${cover.getAttribute('class')}`);
      else visibleRows += 1;
    }
    scrollTo(initialTop);
    return { percent: Math.round((visibleRows / window.innerHeight) * 100), covers: [...covers] };
  });
  return percent < minContentPercent ? [`${percent} % of the height is content (${covers.join(', ')})`] : [];
}

/**
 * Returns a finding for each scroll position of a phone at which two buttons have the fill of the primary action, because
 * a screen offers one next step. A page with an open dialog is not checked.
 */
export async function findSecondPrimary(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return [];
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.background = 'var(--action)';
    const fill = getComputedStyle(probe).backgroundColor;
    probe.remove();
    const buttons = [...document.querySelectorAll('a, button')].filter(
      (element) => getComputedStyle(element).backgroundColor === fill,
    );
    const isVisible = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = top + height / 2;
      if (width === 0 || middle < 0 || middle > window.innerHeight) return false;
      const front = document.elementFromPoint(left + width / 2, middle);
      return front !== null && element.contains(front);
    };
    const initialTop = window.scrollY;
    const findings = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
      window.scrollTo({ top, behavior: 'instant' });
      const visible = buttons.filter(isVisible).map((button) => button.textContent?.trim());
      if (visible.length > 1) findings.add(`two primary buttons in one view: ${visible.join(', ')}`);
    }
    window.scrollTo({ top: initialTop, behavior: 'instant' });
    return [...findings];
  });
}
