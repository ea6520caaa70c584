import type { Page } from '@playwright/test';

/** 1280 × 1024 at 400 % (WCAG 1.4.10), and a phone on its side. */
export const LOW_SCREENS = [
  { width: 320, height: 256 },
  { width: 667, height: 331 },
];

const CONTENT_PERCENT = 60;

/**
 * Returns a sentence when less than 60 % of the window's height shows content in the middle of the page, because fixed
 * or sticky elements cover the rest. An open dialog is not checked, because it is the content.
 */
export async function coveredHeight(page: Page): Promise<string[]> {
  const { percent, covers } = await page.evaluate(() => {
    const isDialog = document.querySelector('dialog[open], [role="dialog"]:not([hidden])');
    if (isDialog) return { percent: 100, covers: [] };
    const scroll = (top: number) => window.scrollTo({ top, behavior: 'instant' });
    const start = window.scrollY;
    scroll(document.documentElement.scrollHeight / 2);
    const middle = window.scrollY;
    const placed = [...document.querySelectorAll('body *')].filter((element) =>
      ['fixed', 'sticky'].includes(getComputedStyle(element).position),
    );
    const tops = new Map(placed.map((element) => [element, element.getBoundingClientRect().top]));
    scroll(middle > 24 ? middle - 24 : middle + 24);
    const hasMoved = window.scrollY !== middle;
    const isPinned = (element: Element) =>
      getComputedStyle(element).position === 'fixed' ||
      (hasMoved && tops.get(element) === element.getBoundingClientRect().top);
    const pinned = new Set(placed.filter(isPinned));
    const covers = new Set<string>();
    let rows = 0;
    for (let y = 0; y < window.innerHeight; y += 1) {
      const found = [0.1, 0.3, 0.5, 0.7, 0.9].map((part) => {
        for (
          let around = document.elementFromPoint(window.innerWidth * part, y);
          around;
          around = around.parentElement
        ) {
          if (pinned.has(around)) return around;
        }
        return null;
      });
      const cover = found.find((one) => one !== null);
      if (cover) covers.add(`${cover.tagName.toLowerCase()}.${cover.getAttribute('class')}`);
      else rows += 1;
    }
    scroll(start);
    return { percent: Math.round((rows / window.innerHeight) * 100), covers: [...covers] };
  });
  return percent < CONTENT_PERCENT ? [`${percent} % of the height is content (${covers.join(', ')})`] : [];
}
