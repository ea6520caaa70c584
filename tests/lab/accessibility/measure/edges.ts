import type { Page } from '@playwright/test';

type Marked = Window & { marked?: Map<Element, string> };

/**
 * Returns the controls that only their background sets apart. Forced colours paint all backgrounds alike, so these
 * controls need a border. Controls without a background in both modes are text or icons, like a link or a row.
 */
export async function withoutEdge(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(markControls);
  await page.emulateMedia({ forcedColors: 'active' });
  // With reduced motion a transition takes a millisecond, which lasts a frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return page.evaluate(findWithoutEdge);
}

/** Runs in the page in its normal colours: remembers fields, and the buttons and links with a background. */
function markControls(): void {
  const FIELDS = 'select, textarea, input:not([type="hidden"], [type="file"])';
  const isClear = (colour: string) => colour === 'transparent' || /[,/] ?0\)$/.test(colour);
  const groundOf = (element: Element | null): string => {
    for (let around = element; around; around = around.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(around);
      if (backgroundImage !== 'none') return backgroundImage;
      if (!isClear(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const isFilled = (element: Element) =>
    groundOf(element) !== groundOf(element.parentElement) ||
    ['::before', '::after'].some((pseudo) => {
      const { content, backgroundColor, inset } = getComputedStyle(element, pseudo);
      return content !== 'none' && inset === '0px' && !isClear(backgroundColor);
    });
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isShown = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width > 1 && height > 1 && isShown && !element.closest('.visually-hidden, [aria-hidden="true"]');
  };
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const all = [...document.querySelectorAll(FIELDS), ...[...document.querySelectorAll('button, a')].filter(isFilled)];
  (window as Marked).marked = new Map(
    all
      .filter(isSeen)
      .map((element) => [element, `${element.tagName.toLowerCase()} "${nameOf(element).slice(0, 40)}"`]),
  );
}

/** Runs in the page with forced colours. */
function findWithoutEdge(): string[] {
  // The largest distance between a field and a frame around it.
  const FRAME_PX = 16;
  const hasLine = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return false;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const isEdged = sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
    );
    // A thin stroke that is drawn beside a row.
    const isStroke = Math.min(Number.parseFloat(style.width), Number.parseFloat(style.height)) <= 6;
    if (pseudo && isStroke && !/[,/] ?0\)$/.test(style.backgroundColor)) return true;
    return isEdged || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  };
  const hasEdge = (element: Element) => [undefined, '::before', '::after'].some((pseudo) => hasLine(element, pseudo));
  const isFramed = (element: Element) => {
    const frame = element.parentElement;
    if (!frame || !hasEdge(frame)) return false;
    const [inner, outer] = [element.getBoundingClientRect(), frame.getBoundingClientRect()];
    const isClose = outer.height - inner.height <= FRAME_PX;
    return isClose && (!element.matches('button, a') || outer.width - inner.width <= FRAME_PX);
  };
  return [...((window as Marked).marked ?? [])].flatMap(([element, name]) => {
    const { appearance, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    // Native controls and elements that keep their own colours need no check.
    const isNative = appearance === 'auto' && element.matches('[type="checkbox"], [type="radio"], [type="range"]');
    if (isNative || forcedColorAdjust === 'none') return [];
    return hasEdge(element) || isFramed(element) ? [] : [`${name} has no edge`];
  });
}
