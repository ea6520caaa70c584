import type { Page } from '@playwright/test';

// The text spacing of WCAG 1.4.12, which a page must support.
export const TEXT_SPACING_CSS = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** Applies a style sheet to the page during the work. */
export async function withStyleSheet<Result>(page: Page, css: string, work: () => Promise<Result>): Promise<Result> {
  const apply = (text: string | null) =>
    page.evaluate(async (text) => {
      // The content security policy of the page allows a style sheet only when a script constructs it.
      const sheet = new CSSStyleSheet();
      if (text === null) document.adoptedStyleSheets.pop();
      else document.adoptedStyleSheets.push(sheet);
      sheet.replaceSync(text ?? '');
      // The browser may need a few frames to apply colours.
      for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    }, text);
  await apply(css);
  const result = await work();
  await apply(null);
  return result;
}

/** Returns the texts that are cut off by an element that cannot be scrolled. */
export function findClippedText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // An excerpt is cut off on purpose: it ends with an ellipsis, and its card links to the whole text.
    const isExcerpt = (element: Element) =>
      getComputedStyle(element).webkitLineClamp !== 'none' &&
      element.closest('article, li')?.querySelector('a') !== null;
    const findings: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      const parent = node.parentElement;
      if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('script, style, noscript, .visually-hidden, [aria-hidden="true"], option')) continue;
      if (isExcerpt(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (
        let ancestor: Element | null = parent;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const style = getComputedStyle(ancestor);
        const ancestorBox = ancestor.getBoundingClientRect();
        // Content that is visually hidden at this width is not checked.
        if (style.position === 'fixed' || (ancestorBox.width <= 1 && ancestorBox.height <= 1)) break;
        const isClipping = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
        const isClipped =
          (isClipping(style.overflowX) && (box.right > ancestorBox.right + 2 || box.left < ancestorBox.left - 2)) ||
          (isClipping(style.overflowY) && (box.bottom > ancestorBox.bottom + 3 || box.top < ancestorBox.top - 3));
        if (!isClipped) {
          // The visitor can scroll to the text in a scrollable box.
          if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
          continue;
        }
        findings.push(
          `${ancestor.tagName.toLowerCase()}.${ancestor.getAttribute('class')} cuts "${text.slice(0, 60)}"`,
        );
        break;
      }
    }
    return findings;
  });
}
