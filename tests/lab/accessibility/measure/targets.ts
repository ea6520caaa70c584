import type { Page } from '@playwright/test';

/** Returns the click targets below the required size: 44 px for primary actions, 24 px for all others. */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_PX = 24;
    const MIN_PRIMARY_PX = 44;
    const theme = getComputedStyle(document.documentElement);
    const probe = document.body.appendChild(document.createElement('i'));
    const computedColour = (property: string) => {
      probe.style.color = theme.getPropertyValue(property);
      return getComputedStyle(probe).color;
    };
    // Primary actions have one of these background colours.
    const primaryBackgrounds = [computedColour('--action'), computedColour('--sun')];
    probe.remove();
    const isPrimary = (element: Element) =>
      element.matches('button[type="submit"]') ||
      primaryBackgrounds.includes(getComputedStyle(element).backgroundColor);
    const HIDEABLE_INPUTS = 'input:is([type="checkbox"], [type="radio"], [type="file"])';
    const TARGETS =
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"], [role="slider"], [role="tab"]';
    // A transparent checkbox over its picture can still be clicked.
    const isVisible = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const opacityProperty = !element.matches(HIDEABLE_INPUTS);
      return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true, opacityProperty });
    };
    const blockOf = (node: Node) => {
      let block = node.parentElement;
      while (block && /^(inline|contents)$/.test(getComputedStyle(block).display)) block = block.parentElement;
      return block;
    };
    /** Returns true for a link inside a line of text, whose size is limited by the line. */
    const isInSentence = (element: Element) => {
      const block = blockOf(element);
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline' || !block) return false;
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const isPlainText = /\p{L}{2}/u.test(node.textContent ?? '') && !node.parentElement?.closest('a, button');
        if (isPlainText && blockOf(node) === block && isVisible(node.parentElement as Element)) return true;
      }
      return false;
    };
    // A pseudo-element of a link can make a whole card its target.
    const sizeOf = (element: Element) => {
      const box = element.getBoundingClientRect();
      const pseudoBoxes = ['::before', '::after'].map((pseudo) => {
        const style = getComputedStyle(element, pseudo);
        const isOverlay = style.content !== 'none' && style.position === 'absolute';
        return isOverlay
          ? { width: Number.parseFloat(style.width) || 0, height: Number.parseFloat(style.height) || 0 }
          : box;
      });
      return {
        width: Math.max(box.width, ...pseudoBoxes.map(({ width }) => width)),
        height: Math.max(box.height, ...pseudoBoxes.map(({ height }) => height)),
      };
    };
    /** Returns the visible elements that operate a control: the control and its labels. The largest one counts. */
    const targetsOf = (element: Element) =>
      [element, ...(element.matches(HIDEABLE_INPUTS) ? ((element as HTMLInputElement).labels ?? []) : [])].filter(
        (target) => isVisible(target) && !target.closest('.visually-hidden, [aria-hidden="true"], [inert]'),
      );
    return [...document.querySelectorAll(TARGETS)].flatMap((element) => {
      const targets = targetsOf(element);
      const sizes = targets.map(sizeOf).sort((a, b) => Math.min(b.width, b.height) - Math.min(a.width, a.height));
      const [size] = sizes;
      if (!size || element.matches('.skip-link') || isInSentence(element)) return [];
      const { width, height } = size;
      const minimum = isPrimary(element) ? MIN_PRIMARY_PX : MIN_PX;
      if (width >= minimum - 0.5 && height >= minimum - 0.5) return [];
      const label = targets.at(-1)?.textContent || element.textContent;
      const name = (element.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 40);
      const kind = `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`;
      return [`${kind} "${name}" is ${Math.round(width)} × ${Math.round(height)} px, not ${minimum}`];
    });
  });
}
