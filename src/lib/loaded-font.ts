// The file of `src/ui/theme/fonts.css`. Bundlers replace this call by the address of the file, and only in this form.
const FONT = new URL(
  '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  import.meta.url,
);
let isLoaded = false;

/**
 * Loads the site's font under a second name, which only `showLoadedFont` uses (`src/ui/theme/fonts.css`). Fonts of style
 * sheets are resolved again whenever a page changes the style sheets, and the text moves when they arrive.
 */
export async function loadFont(): Promise<void> {
  const font = new FontFace('Plus Jakarta Sans Loaded', `url("${FONT}")`, { weight: '200 800' });
  document.fonts.add(await font.load());
  isLoaded = true;
}

/** The value of `data-font` for an element whose text is shown in the site's font; undefined until it is loaded. */
const loadedFont = () => (isLoaded ? 'loaded' : undefined);

/** Switches the page to the site's font if it is loaded. */
export function showLoadedFont(): void {
  const font = loadedFont();
  if (font) document.documentElement.dataset.font = font;
}
