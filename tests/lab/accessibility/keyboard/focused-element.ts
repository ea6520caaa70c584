import type { Page } from '@playwright/test';

const SNAPSHOT_TIMEOUT_MS = 2000;

/** The text that a screen reader speaks for the focused element, and the findings about the element. */
export type FocusedElement = { spokenText: string; findings: string[] };

/** Reads the element that has the focus and checks its name, its role, its visibility and its focus indicator. */
export async function readFocusedElement(page: Page): Promise<FocusedElement> {
  let spokenText = await readSpokenText(page);
  // An element that is being inserted has no accessible name for a moment.
  if (spokenText === '') {
    await waitTwoFrames(page);
    spokenText = await readSpokenText(page);
  }
  // Without a focused element, the next Tab moves the focus to the browser's toolbar.
  if (spokenText === null) return { spokenText: 'the page', findings: [] };
  let findings = await page.evaluate(checkFocusVisibility);
  if (findings.length > 0) {
    // An element that has just scrolled into view gets two frames to settle.
    await waitTwoFrames(page);
    findings = await page.evaluate(checkFocusVisibility);
  }
  if (!hasName(spokenText)) findings.unshift('has no name');
  // A script may focus text that has no role, so that a screen reader reads it.
  const isFocusedByScript = await page.evaluate(() => (document.activeElement as HTMLElement | null)?.tabIndex === -1);
  if (/^(generic|text|paragraph)\b/.test(spokenText) && !isFocusedByScript) findings.unshift('has no role');
  return { spokenText, findings: findings.map((finding) => `${spokenText} ${finding}`) };
}

function waitTwoFrames(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}

/**
 * Returns true when the spoken text contains an accessible name. For a text role, the text after the colon is the name;
 * for any other role it is the value.
 */
function hasName(spokenText: string): boolean {
  return /^[a-z]+ ".+"/.test(spokenText) || /^(text|paragraph|generic|status|alert)\b[^:]*: .+/.test(spokenText);
}

/** Returns the role, name and state of the focused element; null when no element has the focus. */
async function readSpokenText(page: Page): Promise<string | null> {
  const focused = page.locator(':focus').first();
  while ((await focused.count()) > 0) {
    try {
      const [line = ''] = (await focused.ariaSnapshot({ timeout: SNAPSHOT_TIMEOUT_MS })).split('\n', 1);
      const spokenText = line
        .replace(/^- /, '')
        .replace(/:$/, '')
        .replace(/^'(.*)'(?=:|$)/, '$1');
      // The snapshot has no role for a `summary` element, which browsers announce as a disclosure.
      const isSummary = await focused.evaluate((element) => element.tagName === 'SUMMARY');
      return isSummary ? spokenText.replace(/^text: (.*)$/, 'disclosure "$1"') : spokenText;
    } catch {
      // A navigation removed the element while it was read, so the new focused element is read.
    }
  }
  return null;
}

/** Runs in the page: checks that the focused element is visible and has a visible focus indicator. */
function checkFocusVisibility(): string[] {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  const findings: string[] = [];
  const hasOutline = (candidate: Element | null | undefined) => {
    if (!candidate) return false;
    return [null, '::before', '::after'].some((pseudo) => {
      const { content, outlineStyle, outlineWidth, outlineColor } = getComputedStyle(candidate, pseudo);
      const isRendered = pseudo === null || content !== 'none';
      return (
        isRendered && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/, 0\)$/.test(outlineColor)
      );
    });
  };
  const ownBox = [...element.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
  // A field that is hidden is represented by its label or its container.
  const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  const label = isField ? element.labels?.[0] : null;
  const visibleElement =
    ownBox && Number(getComputedStyle(element).opacity) > 0
      ? element
      : (label ?? (isField ? element.parentElement : null));
  // The outline may be on another element: beside an input, around a link in a card, or around a field.
  const outlineCandidates = [
    element,
    element.nextElementSibling,
    label,
    element.parentElement,
    element.parentElement?.parentElement,
  ];
  // A heading that the page focuses by script is read and not operated, so it needs no outline.
  if (element.tabIndex >= 0 && !outlineCandidates.some(hasOutline)) findings.push('has no visible focus indicator');

  const box =
    visibleElement && [...visibleElement.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (!box) return [...findings, 'is not visible'];
  const x = (Math.max(0, box.left) + Math.min(innerWidth, box.right)) / 2;
  const y = (Math.max(0, box.top) + Math.min(innerHeight, box.bottom)) / 2;
  const isInside = box.right > 0 && box.left < innerWidth && box.bottom > 0 && box.top < innerHeight;
  if (!isInside)
    return [...findings, `is outside the viewport, at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`];
  const topElement = document.elementFromPoint(x, y);
  const isUncovered =
    topElement !== null &&
    (element.contains(topElement) ||
      topElement.contains(element) ||
      visibleElement.contains(topElement) ||
      topElement.contains(visibleElement) ||
      label?.contains(topElement));
  if (!isUncovered)
    findings.push(`is covered by ${topElement?.tagName.toLowerCase()}.${topElement?.getAttribute('class')}`);
  return findings;
}
