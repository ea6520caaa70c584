import type { Page } from '@playwright/test';

const READ_MS = 2000;

/** The focused element as a screen reader names it, and its problems. */
export type Stop = { says: string; findings: string[] };

/** Reads the element that has the focus. */
export async function readStop(page: Page): Promise<Stop> {
  let says = await nameOfFocus(page);
  // An element that is being inserted has no accessible name for a moment.
  if (says === '') {
    await twoFrames(page);
    says = await nameOfFocus(page);
  }
  // Without a focused element the browser's own bar is the next stop.
  if (says === null) return { says: 'the page', findings: [] };
  let findings = await page.evaluate(lookAtFocus);
  if (findings.length > 0) {
    // An element that has just scrolled into view gets two frames to settle.
    await twoFrames(page);
    findings = await page.evaluate(lookAtFocus);
  }
  if (!isNamed(says)) findings.unshift('has no name');
  // The page itself may focus text by script, so that it is read.
  const isWords = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.tabIndex === -1);
  if (/^(generic|text|paragraph)\b/.test(says) && !isWords) findings.unshift('has no role');
  return { says, findings: findings.map((finding) => `${says} ${finding}`) };
}

function twoFrames(page: Page): Promise<void> {
  return page.evaluate(() => new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => rest()))));
}

/**
 * Returns true when the line has a name. Text is its own name; for any other role the text after the colon is its
 * value.
 */
export function isNamed(says: string): boolean {
  return /^[a-z]+ ".+"/.test(says) || /^(text|paragraph|generic|status|alert)\b[^:]*: .+/.test(says);
}

/** Returns role, name and state of the focused element; null without one. */
async function nameOfFocus(page: Page): Promise<string | null> {
  const focused = page.locator(':focus').first();
  while ((await focused.count()) > 0) {
    try {
      const [line = ''] = (await focused.ariaSnapshot({ timeout: READ_MS })).split('\n', 1);
      const says = line
        .replace(/^- /, '')
        .replace(/:$/, '')
        .replace(/^'(.*)'(?=:|$)/, '$1');
      // The snapshot has no role for a summary, which browsers announce as a disclosure.
      const isSummary = await focused.evaluate((element) => element.tagName === 'SUMMARY');
      return isSummary ? says.replace(/^text: (.*)$/, 'disclosure "$1"') : says;
    } catch {
      // The element was removed while it was read, because the next page replaced it.
    }
  }
  return null;
}

/** Runs in the page: checks that the focused element is visible and has a visible focus indicator. */
function lookAtFocus(): string[] {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const findings: string[] = [];
  const hasOutline = (one: Element | null | undefined) => {
    if (!one) return false;
    return [null, '::before', '::after'].some((pseudo) => {
      const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one, pseudo);
      const isThere = pseudo === null || content !== 'none';
      return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor);
    });
  };
  // The outline may be on another element: a box beside its input, a card around its link, a frame around a field.
  const own = [...element.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
  // A label that is drawn instead of its field covers it.
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const label = isField ? element.labels?.[0] : null;
  const shown =
    own && Number(getComputedStyle(element).opacity) > 0
      ? element
      : (label ?? (isField ? element.parentElement : null));
  const around = [
    element,
    element.nextElementSibling,
    label,
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  // A heading that the page focuses by script is read and not operated, so it needs no outline.
  if (element.tabIndex >= 0 && !around.some(hasOutline)) findings.push('does not show that it has the focus');

  const box = shown && [...shown.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return [...findings, 'is not to be seen'];
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const isInside = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  if (!isInside)
    return [...findings, `stands outside the window, at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`];
  const over = document.elementFromPoint(x, y);
  const isOwn =
    over !== null &&
    (element.contains(over) ||
      over.contains(element) ||
      shown.contains(over) ||
      over.contains(shown) ||
      label?.contains(over));
  if (!isOwn) findings.push(`is covered by ${over?.tagName.toLowerCase()}.${over?.getAttribute('class')}`);
  return findings;
}
