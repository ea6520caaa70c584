import type { Page } from '@playwright/test';

/** Returns the targets below the required size: 24 px for all, 44 px for primary actions. */
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
    // Primary controls have the background colours of an action.
    const grounds = [shown('--action'), shown('--sun')];
    probe.remove();
    const isPrimary = (element: Element) =>
      element.matches('button[type="submit"]') || grounds.includes(getComputedStyle(element).backgroundColor);
    const CHECKED = 'input:is([type="checkbox"], [type="radio"], [type="file"])';
    const TARGETS =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="slider"], [role="tab"]';
    // A transparent checkbox over its picture can still be pressed.
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const opacityProperty = !element.matches(CHECKED);
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty });
    };
    const blockOf = (node: Node) => {
      let block = node.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
      return block;
    };
    /** Returns true for a link in a line of text that is not a target itself: its size is that of the line. */
    const isInSentence = (element: Element) => {
      const block = blockOf(element);
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline' || !block) return false;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isWords = /\p{L}{2}/u.test(node.textContent ?? '') && !node.parentElement?.closest('a, button');
        if (isWords && blockOf(node) === block && isSeen(node.parentElement as Element)) return true;
      }
      return false;
    };
    // A pseudo-element of its link can make a whole card one target.
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
    /** Returns the element and its visible labels, which also tick a checkbox: the largest counts. */
    const facesOf = (element: Element) =>
      [element, ...(element.matches(CHECKED) ? ((element as HTMLInputElement).labels ?? []) : [])].filter(
        (face) => isSeen(face) && !face.closest('.visually-hidden, [aria-hidden="true"], [inert]'),
      );
    return [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      const faces = facesOf(element);
      const sizes = faces.map(sizeOf).sort((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height));
      const [size] = sizes;
      if (!size || element.matches('.skip-link') || isInSentence(element)) return [];
      const { width, height } = size;
      const least = isPrimary(element) ? LEAST_PRIMARY : LEAST;
      if (width >= least - 0.5 && height >= least - 0.5) return [];
      const label = faces.at(-1)?.textContent || element.textContent;
      const name = (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 40);
      const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
      return [`${kind} "${name}" is ${Math.round(width)} × ${Math.round(height)} px, not ${least}`];
    });
  });
}
