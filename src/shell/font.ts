import localFont from 'next/font/local';

export const fontSans = localFont({
  src: '../../node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  variable: '--font-sans',
  weight: '200 800',
  style: 'normal',
  // It comes with the first paint or not at all: text that changes its font moves what is below it.
  display: 'optional',
  fallback: ['system-ui', '-apple-system', 'Segoe UI', 'Roboto', 'sans-serif'],
});
