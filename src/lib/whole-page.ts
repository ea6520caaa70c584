/**
 * Sections below the screen are laid out when they come near (`src/ui/theme/base.css`), and some parts are rendered
 * after the first frame. A place in a page is exact only when all of them are there. With this attribute of the root
 * element `base.css` lays out all sections and `hydrateLater` renders its parts at once. For a reload, Back from another
 * site and an address with a fragment `src/config/first-script.ts` sets it before the first frame.
 */
const ATTRIBUTE = 'data-whole';

/** Returns true while pages are laid out as a whole. */
export function isWholePage(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/**
 * Lays out whole pages after Back and Forward and for links with a fragment, until the next link without one. It must
 * listen before Next's router does.
 */
export function watchForExactPlaces(): void {
  const setWhole = (isWhole: boolean) => document.documentElement.toggleAttribute(ATTRIBUTE, isWhole);
  window.addEventListener('popstate', () => setWhole(true));
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      // Also for a link that opens another tab: this page keeps its heights, which the browser remembers.
      if (link) setWhole(link.hash !== '');
    },
    true,
  );
}
