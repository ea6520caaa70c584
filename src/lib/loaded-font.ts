/** The site's font under the name that takes part in a page only after its first frame (`src/ui/theme/fonts.css`). */
export const LOADED_FONT = '1em "Plus Jakarta Sans Loaded"';

/** Switches to the site's font if it is loaded. */
export function showLoadedFont(): void {
  if (document.fonts.check(LOADED_FONT)) document.documentElement.dataset.font = 'loaded';
}
