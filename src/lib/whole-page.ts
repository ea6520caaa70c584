/**
 * Sections below the screen are laid out when they come near (`src/ui/theme/base.css`), and some parts are rendered
 * after the first frame. Both have an estimated height until then, so a place in a page is exact only when the whole
 * page is laid out. The attribute of the root element says so; a reload has it from the start (`first-script.ts`).
 */
const ATTRIBUTE = 'data-whole';

/** Returns true while pages are laid out as a whole. */
export function isWholePage(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/** Lays out the whole page from now on after Back and Forward, and for a link to a place in a page. */
export function layOutWholePages(): void {
  const setWhole = (isWhole: boolean) => document.documentElement.toggleAttribute(ATTRIBUTE, isWhole);
  window.addEventListener('popstate', () => setWhole(true), true);
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest('a');
      // If the link opens no page here, nothing moves either: the browser remembers the heights.
      if (link) setWhole(link.hash !== '');
    },
    true,
  );
}
