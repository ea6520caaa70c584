import type { Page } from '@playwright/test';

/** Returns a sentence with the number of pixels by which the page is wider than its window; empty when it fits. */
export async function sideways(page: Page): Promise<string[]> {
  const { spare, widest } = await page.evaluate(() => {
    const root = document.documentElement;
    const spare = root.scrollWidth - root.clientWidth;
    if (spare <= 0) return { spare, widest: '' };
    const isInScroller = (element: Element) => {
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        if (getComputedStyle(around).overflowX !== 'visible') return true;
      }
      return false;
    };
    const over = [...document.querySelectorAll('body *')]
      .filter((element) => !isInScroller(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > root.clientWidth + 1)
      .sort((a, b) => b.right - a.right)[0]?.element;
    return { spare, widest: over ? `${over.tagName.toLowerCase()}.${over.getAttribute('class')}` : '' };
  });
  return spare > 0 ? [`${spare} px too wide (${widest})`] : [];
}
