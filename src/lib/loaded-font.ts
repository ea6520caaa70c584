let isLoaded = false;

/**
 * Loads the site's font under a second name, which only `showLoadedFont` uses (`src/ui/theme/fonts.css`). Fonts of style
 * sheets are resolved again whenever a page changes the style sheets, and the text moves when they arrive.
 */
export async function loadFont(): Promise<void> {
  const file = getComputedStyle(document.documentElement).getPropertyValue('--font-file');
  const font = new FontFace('Plus Jakarta Sans Loaded', file, { weight: '200 800' });
  document.fonts.add(await font.load());
  isLoaded = true;
}

export const isFontLoaded = () => isLoaded;

/** Switches to the site's font if it is loaded. */
export function showLoadedFont(): void {
  if (isLoaded) document.documentElement.dataset.font = 'loaded';
}
