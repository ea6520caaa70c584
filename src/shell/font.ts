import localFont from 'next/font/local';

export const fontSans = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '200 800',
  style: 'normal',
  // The font is used from the first paint or not at all, because a later change of font moves the text below.
  display: 'optional',
  fallback: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
});
