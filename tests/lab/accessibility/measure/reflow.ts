import type { Page } from '@playwright/test';

/** Returns a finding when the page is wider than the viewport, with the difference in pixels and the widest element. */
export async function findHorizontalOverflow(page: Page): Promise<string[]> {
  const { overflowPx, widest } = await page.evaluate(() => {
    const root = document.documentElement;
    const describe = (element: Element) => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
    const overflowPx = root.scrollWidth - root.clientWidth;
    if (overflowPx <= 0) return { overflowPx, widest: '' };
    const isInScrollContainer = (element: Element) => {
      for (
        let ancestor = element.parentElement;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        if (getComputedStyle(ancestor).overflowX !== 'visible') return true;
      }
      return false;
    };
    const widestElement = [...document.querySelectorAll('body *')]
      .filter((element) => !isInScrollContainer(element))
      .map((element) => ({ element, right: element.getBoundingClientRect().right }))
      .filter(({ right }) => right > root.clientWidth + 1)
      .sort((a, b) => b.right - a.right)[0]?.element;
    return { overflowPx, widest: widestElement ? describe(widestElement) : '' };
  });
  return overflowPx > 0 ? [`${overflowPx} px too wide (${widest})`] : [];
}
