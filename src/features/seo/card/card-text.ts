import { withNoBreakDashes } from '@/lib/text/dashes';

// The characters of the two fonts in public/fonts. For any other character the renderer would download a font.
const DRAWN = /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2010-\u2027\u2030-\u205e\u20ac\u2122\u2212]/u;
const MARKS = /\p{M}/gu;

/** Returns a text with only the characters the card can draw: accents are removed, other characters are dropped. */
export function drawable(text: string): string {
  const letters = [...text.normalize('NFC')].map((letter) => {
    if (DRAWN.test(letter)) return letter;
    const plain = letter.normalize('NFKD').replace(MARKS, '');
    return [...plain].filter((one) => DRAWN.test(one)).join('');
  });
  return withNoBreakDashes(letters.join('').replace(/ {2,}/g, ' ').trim());
}

type Fit = { fontSize: number; lineClamp: number };

const FITS: [number, Fit][] = [
  [26, { fontSize: 60, lineClamp: 3 }],
  [44, { fontSize: 52, lineClamp: 4 }],
  [64, { fontSize: 45, lineClamp: 5 }],
];
const LONGEST: Fit = { fontSize: 39, lineClamp: 5 };

/** Returns the font size of a title in px, smaller for longer titles, and its maximum number of lines. */
export function titleFit(title: string): Fit {
  return FITS.find(([length]) => title.length <= length)?.[1] ?? LONGEST;
}
