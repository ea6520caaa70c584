/**
 * The design tokens of the product. `npm run generate` writes them as custom properties (`tokens.css`) for static
 * components, and the Chakra theme of the form controls is built from them. The ramps are dusk (orange), sea (blue),
 * sand (neutral), leaf (green), turmeric (yellow) and mangosteen (red).
 */
export const colors = {
  senja: {
    50: '#fff5ec',
    100: '#ffe7d2',
    200: '#ffcda3',
    300: '#ffab68',
    400: '#fb8b36',
    500: '#f47216',
    600: '#dc560b',
    700: '#c2410c',
    800: '#9a3412',
    900: '#772a12',
  },
  laut: {
    50: '#f0f6fa',
    100: '#dceaf4',
    200: '#b9d5e8',
    300: '#86b6d5',
    400: '#4c92bd',
    500: '#2b74a4',
    600: '#1e5c88',
    700: '#184b71',
    800: '#153c5a',
    900: '#112e46',
    950: '#0b2032',
  },
  pasir: {
    0: '#ffffff',
    25: '#fffdfa',
    50: '#fbf6ef',
    100: '#f5ecdf',
    200: '#e8dccb',
    300: '#d5c5b0',
    400: '#ad9a84',
    500: '#857562',
    600: '#665a4c',
  },
  daun: { 50: '#edf7f0', 600: '#1d7a4c', 700: '#14603a' },
  kunyit: { 50: '#fff5d9', 500: '#d99a00', 700: '#7a5200' },
  manggis: { 50: '#fdeef2', 600: '#b4123f', 700: '#8f0d32' },
} as const;

/**
 * Colours by purpose: `ink` is for headings, `text` for running text, `*-deep` for dark backgrounds, `sun` for
 * decoration, and `seat-ask` for a departure whose seats are only known on request. A value is a step of a ramp ('laut.950') or,
 * when no step fits, its own hex value.
 */
export const roles = {
  bg: 'pasir.25',
  'bg-soft': 'pasir.50',
  'bg-deep': 'laut.950',
  surface: 'pasir.0',
  ink: 'laut.950',
  text: '#24384a',
  'text-muted': '#435260',
  'text-on-deep': '#f7efe4',
  'text-on-deep-muted': '#c9d6e0',
  placeholder: '#6b6257',
  line: 'pasir.200',
  'line-strong': '#8b7d6c',
  action: 'senja.700',
  'action-hover': 'senja.800',
  'action-text': 'pasir.0',
  sun: 'senja.400',
  accent: 'senja.500',
  link: 'laut.700',
  second: 'laut.100',
  'second-text': 'laut.900',
  focus: 'laut.600',
  'focus-on-deep': 'senja.300',
  'seat-available': 'daun.700',
  'seat-almost': 'kunyit.700',
  'seat-few': 'manggis.600',
  'seat-full': '#5f564b',
  'seat-ask': 'laut.700',
  error: 'manggis.600',
  'error-strong': 'manggis.700',
  'error-bg': 'manggis.50',
  'warning-text': '#523700',
  'warning-bg': 'kunyit.50',
} as const;

export type Role = keyof typeof roles;

/** `sizes` maps a minimum viewport width in px to [font size, line height] in px, narrower widths first. */
export type TypeStyle = {
  weight: number;
  tracking: string;
  sizes: { 0: [number, number]; 768?: [number, number]; 1280?: [number, number] };
};

/** The text styles by name. `tracking` is the letter spacing. */
export const typeScale = {
  display: { weight: 700, tracking: '-0.038em', sizes: { 0: [40, 43], 768: [52, 55], 1280: [64, 67] } },
  h1: { weight: 680, tracking: '-0.03em', sizes: { 0: [32, 37], 768: [40, 46], 1280: [46, 52] } },
  h2: { weight: 680, tracking: '-0.026em', sizes: { 0: [26, 32], 768: [32, 38], 1280: [36, 42] } },
  h3: { weight: 660, tracking: '-0.018em', sizes: { 0: [20, 27], 768: [22, 29] } },
  h4: { weight: 650, tracking: '-0.014em', sizes: { 0: [17, 24], 1280: [18, 25] } },
  lead: { weight: 400, tracking: '0', sizes: { 0: [18, 29], 768: [19, 31] } },
  body: { weight: 400, tracking: '0', sizes: { 0: [16, 26] } },
  article: { weight: 400, tracking: '0', sizes: { 0: [17, 30], 1280: [18, 32] } },
  ui: { weight: 640, tracking: '-0.005em', sizes: { 0: [16, 22] } },
  small: { weight: 400, tracking: '0', sizes: { 0: [14.5, 22] } },
  micro: { weight: 400, tracking: '0', sizes: { 0: [13, 18] } },
} as const satisfies Record<string, TypeStyle>;

/** The site's font and local fonts of nearly its widths (`fonts.css`). */
export const ownFonts = '"Plus Jakarta Sans", "Fallback Arial", "Fallback Roboto"';

export const fontFamily = 'var(--font-sans), system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Spacing steps; a step is its name times 4 px. */
export const spaceSteps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32] as const;

/** The breakpoints of the specification (§9): minimum viewport widths in px. */
export const breakpoints = { xs: 360, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 } as const;

/** Below this viewport height in px (400 % zoom, a phone in landscape) nothing is fixed or sticky. */
export const lowScreen = 480;

/**
 * Layout sizes in px, by minimum viewport width: `section` is the space between sections, `wrap` the width of the
 * content, `nav` the height of the header, `r-hero` the radius of a hero picture.
 */
export const layout = {
  gutter: { 0: 20, 640: 24, 768: 32, 1024: 40 },
  gap: { 0: 20, 768: 24, 1024: 28, 1280: 32 },
  section: { 0: 56, 768: 96, 1280: 120 },
  wrap: { 0: 1200, 1536: 1328 },
  nav: { 0: 64, 1024: 80 },
  'r-hero': { 0: 56, 768: 96 },
} as const;

/** In px. */
export const radii = { xs: 6, sm: 10, md: 14, lg: 20, pill: 999 } as const;

/** By elevation, the lowest first. */
export const shadows = {
  1: '0 1px 2px rgb(11 32 50/.06),0 2px 8px rgb(11 32 50/.05)',
  2: '0 2px 4px rgb(11 32 50/.05),0 14px 34px -6px rgb(11 32 50/.14)',
  3: '0 4px 10px rgb(11 32 50/.08),0 30px 70px -10px rgb(11 32 50/.28)',
} as const;

/** In ms. With prefers-reduced-motion all become 1 ms, which still fires `transitionend`. */
export const durations = { fast: 120, base: 200, slow: 360, zoom: 700 } as const;

export const easings = { out: 'cubic-bezier(.2,.7,.2,1)', 'in-out': 'cubic-bezier(.5,0,.2,1)' } as const;
