let isLoaded = false;

/**
 * Loads the site's font under the name that takes part in a page only after its first frame (`src/ui/theme/fonts.css`).
 * A font that a style sheet names would be looked for again whenever style sheets change, as they do with every page, and
 * its text would move when it is found.
 */
export async function loadFont(): Promise<void> {
  const file = getComputedStyle(document.documentElement).getPropertyValue('--font-file');
  const font = new FontFace('Plus Jakarta Sans Loaded', file, { weight: '200 800' });
  document.fonts.add(await font.load());
  isLoaded = true;
}

/** Switches to the site's font if it is loaded. */
export function showLoadedFont(): void {
  if (isLoaded) document.documentElement.dataset.font = 'loaded';
}
