/** The site's font under the name that takes part in a page only after its first frame (`src/ui/theme/fonts.css`). */
export const LOADED_FONT = '1em "Plus Jakarta Sans Loaded"';

/** Switches to the site's font if it is loaded; returns whether it is. */
export function showLoadedFont(): boolean {
  const isLoaded = document.fonts.check(LOADED_FONT);
  if (isLoaded) document.documentElement.dataset.font = 'loaded';
  return isLoaded;
}
