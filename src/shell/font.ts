import localFont from 'next/font/local';

export const fontSans = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '200 800',
  style: 'normal',
  // `optional`: the browser never swaps the font after the first paint, because a swap would shift the text below.
  display: 'optional',
  // See `src/ui/theme/fallback-fonts.css`.
  adjustFontFallback: false,
  fallback: ['Fallback Arial', 'Fallback Roboto', 'system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
});
