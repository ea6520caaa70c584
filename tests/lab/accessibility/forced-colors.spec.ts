import type { Page } from '@playwright/test';
import { layOutWholePage } from '../../../scripts/lib/settled-page.ts';
import { memberRoutes, type SitePageName } from '../../../scripts/lib/site-pages.ts';
import { setViewport } from './check-page.ts';
import { findRoute, openAndScroll, signInAsMember } from './open-page.ts';
import { expectNone, goalTags, test } from './test.ts';

const ROUTES: SitePageName[] = [
  ...(['/', '/group-tour', '/group-tour/[id]', '/booking/[id]', '/obs', '/mice', '/contact', '/blog'] as const),
  ...(['/auth/sign-up', '/career', '/career/apply', '/visa-and-passport', ...memberRoutes] as const),
];

for (const name of ROUTES) {
  test(`controls have a border with forced colours: ${name}`, goalTags('A9'), async ({ page }) => {
    const { path, isMember } = await findRoute(name);
    if (isMember) await signInAsMember(page);
    await setViewport(page, 1280);
    await openAndScroll(page, 'id', path);
    // Forced colours would not reach sections that are not laid out.
    await layOutWholePage(page);
    expectNone(name, await findControlsWithoutBorder(page));
  });
}

type WindowWithControls = Window & { controlNames?: Map<Element, string> };

/**
 * Returns the controls that only their background makes recognisable. Forced colours paint all backgrounds alike, so
 * these controls need a border. A control without a background looks like text or an icon in both modes and needs none.
 */
async function findControlsWithoutBorder(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'none' });
  await page.evaluate(storeControlNames);
  await page.emulateMedia({ forcedColors: 'active' });
  // With reduced motion a transition takes a millisecond, which lasts a frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  return page.evaluate(findWithoutBorder);
}

/** Runs in the page in its normal colours: stores the fields, and the buttons and links with a background. */
function storeControlNames(): void {
  const FIELDS = 'select, textarea, input:not([type="hidden"], [type="file"])';
  const isTransparent = (colour: string) => colour === 'transparent' || /[,/] ?0\)$/.test(colour);
  const backgroundOf = (element: Element | null): string => {
    for (let ancestor = element; ancestor; ancestor = ancestor.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(ancestor);
      if (backgroundImage !== 'none') return backgroundImage;
      if (!isTransparent(backgroundColor)) return backgroundColor;
    }
    return 'rgb(255, 255, 255)';
  };
  const hasBackground = (element: Element) =>
    backgroundOf(element) !== backgroundOf(element.parentElement) ||
    ['::before', '::after'].some((pseudo) => {
      const { content, backgroundColor, inset } = getComputedStyle(element, pseudo);
      return content !== 'none' && inset === '0px' && !isTransparent(backgroundColor);
    });
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    const isRendered = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    return width > 1 && height > 1 && isRendered && !element.closest('.visually-hidden, [aria-hidden="true"]');
  };
  const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const all = [
    ...document.querySelectorAll(FIELDS),
    ...[...document.querySelectorAll('button, a')].filter(hasBackground),
  ];
  (window as WindowWithControls).controlNames = new Map(
    all
      .filter(isVisible)
      .map((element) => [element, `${element.tagName.toLowerCase()} "${nameOf(element).slice(0, 40)}"`]),
  );
}

/** Runs in the page with forced colours: returns the stored controls without a border or outline around them. */
function findWithoutBorder(): string[] {
  // The largest difference in size between a control and a bordered parent that counts as its border.
  const MAX_PADDING_PX = 16;
  const hasLine = (element: Element, pseudo?: string) => {
    const style = getComputedStyle(element, pseudo);
    if (pseudo && style.content === 'none') return false;
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
    const hasVisibleBorder = sides.some(
      (side) => Number.parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Style`] !== 'none',
    );
    // A row can have a thin line beside it, drawn as a pseudo-element.
    const isThin = Math.min(Number.parseFloat(style.width), Number.parseFloat(style.height)) <= 6;
    if (pseudo && isThin && !/[,/] ?0\)$/.test(style.backgroundColor)) return true;
    return hasVisibleBorder || (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0);
  };
  const hasBorder = (element: Element) => [undefined, '::before', '::after'].some((pseudo) => hasLine(element, pseudo));
  const isInBorder = (element: Element) => {
    const parent = element.parentElement;
    if (!parent || !hasBorder(parent)) return false;
    const [inner, outer] = [element.getBoundingClientRect(), parent.getBoundingClientRect()];
    const isClose = outer.height - inner.height <= MAX_PADDING_PX;
    return isClose && (!element.matches('button, a') || outer.width - inner.width <= MAX_PADDING_PX);
  };
  return [...((window as WindowWithControls).controlNames ?? [])].flatMap(([element, name]) => {
    const { appearance, forcedColorAdjust } = getComputedStyle(element) as CSSStyleDeclaration & {
      forcedColorAdjust: string;
    };
    // Native controls and elements that keep their own colours need no check.
    const isNative = appearance === 'auto' && element.matches('[type="checkbox"], [type="radio"], [type="range"]');
    if (isNative || forcedColorAdjust === 'none') return [];
    return hasBorder(element) || isInBorder(element) ? [] : [`${name} has no border`];
  });
}
