import type { Page } from '@playwright/test';

// WCAG 1.4.12: the maximum text spacing that a reader may set.
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Sets the text spacing of WCAG 1.4.12 on the page, or removes it. */
export async function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  await page.evaluate(
    (css) => {
      // The content policy of the page admits only a sheet made by script.
      if (css === null) return void document.adoptedStyleSheets.pop();
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    isSpaced ? SPACED : null,
  );
}

/** Returns the texts that are cut off by a box that cannot be scrolled. */
export function clippedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An excerpt is cut on purpose: it ends with an ellipsis, and its card links to the whole text.
    const isExcerpt = (element: Element) =>
      getComputedStyle(element).webkitLineClamp !== 'none' &&
      element.closest('article, li')?.querySelector('a') !== null;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim();
      const parent = node.parentElement;
      if (!words || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, [aria-hidden="true"], option')) continue;
      if (isExcerpt(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let around: Element | null = parent; around && around !== document.body; around = around.parentElement) {
        const style = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        // Content that is visually hidden at this width is not checked.
        if (style.position === 'fixed' || (frame.width <= 1 && frame.height <= 1)) break;
        const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isOver =
          (isCut(style.overflowX) && (box.right > frame.right + 2 || box.left < frame.left - 2)) ||
          (isCut(style.overflowY) && (box.bottom > frame.bottom + 3 || box.top < frame.top - 3));
        if (!isOver) {
          // A scrollable box cuts nothing off for good.
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
          continue;
        }
        found.push(`${around.tagName.toLowerCase()}.${around.getAttribute('class')} cuts "${words.slice(0, 60)}"`);
        break;
      }
    }
    return found;
  });
}
