import type { Page } from '@playwright/test';

/** The targets that are smaller than a finger needs: 24 px for every one, 44 px for what a page is there for. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 24;
    const LEAST_PRIMARY = 44;
    const theme = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    const shown = (role: string) => {
      probe.style.color = theme.getPropertyValue(role);
      return getComputedStyle(probe).color;
    };
    // What a page is there for stands on the colours of an action.
    const grounds = [shown('--action'), shown('--sun')];
    probe.remove();
    const isPrimary = (element: Element) =>
      element.matches('button[type="submit"]') || grounds.includes(getComputedStyle(element).backgroundColor);
    const TARGETS =
      'a[href], button, summary, label:has(> input), input:not([type="hidden"], [type="checkbox"], [type="radio"], [type="file"]), select, textarea, [role="button"], [role="slider"], [role="tab"]';
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    /** A link with words of its own paragraph before or after it: its size is that of the line. */
    const isInSentence = (element: Element) => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, dt, td, th, figcaption, span, div, label');
      return block !== null && (block.textContent ?? '').trim().length > (element.textContent ?? '').trim().length + 1;
    };
    // A card is one target by its link's shade over it.
    const sizeOf = (element: Element) => {
      const own = element.getBoundingClientRect();
      const boxes = ['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isOver = style.content !== 'none' && style.position === 'absolute';
        return isOver
          ? { width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 }
          : own;
      });
      return {
        width: Math.max(own.width, ...boxes.map(({ width }) => width)),
        height: Math.max(own.height, ...boxes.map(({ height }) => height)),
      };
    };
    return [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      if (!isSeen(element) || element.closest('.visually-hidden, [aria-hidden="true"], [inert]')) return [];
      if (element.matches('.skip-link') || isInSentence(element)) return [];
      const { width, height } = sizeOf(element);
      const least = isPrimary(element) ? LEAST_PRIMARY : LEAST;
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
      return [`${kind} "${name}" is ${Math.round(width)} × ${Math.round(height)} px, not ${least}`];
    });
  });
}
