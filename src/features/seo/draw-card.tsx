import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import type { CSSProperties } from 'react';
import { brand } from '@/config/brand';
import { SHARE_PICTURE } from '@/features/shared/meta/page-meta';
import { concurrencyLimit } from '@/lib/concurrency-limit';
import { withNoBreakDashes } from '@/lib/text/dashes';
import { colors, patterns } from '@/ui/theme/tokens';
import type { CardFacts } from './card-facts';

const FAMILY = 'Plus Jakarta Sans';
const WEIGHTS = [500, 700] as const;

/** Returns the card as a PNG of 1200 × 630; `photo` contains the bytes of its picture. */
export async function drawCard(facts: CardFacts, photo: Buffer | null): Promise<Buffer> {
  const sharp = await loadSharp();
  const card = <ShareCard facts={facts} photo={await inFrame(sharp, photo)} />;
  const drawn = new ImageResponse(card, { ...SHARE_PICTURE, fonts: await readFonts() });
  const png = Buffer.from(await drawn.arrayBuffer());
  // A photograph as PNG has about 1 MB, for which chats show no preview, so the colours are reduced to a palette.
  return sharp ? sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer() : png;
}

// The renderer supports neither WebP nor AVIF, so the picture is cropped to its frame and converted to JPEG.
async function inFrame(sharp: Awaited<ReturnType<typeof loadSharp>>, photo: Buffer | null): Promise<string | null> {
  if (!photo || !sharp) return null;
  try {
    const jpeg = sharp(photo, { limitInputPixels: 50_000_000 })
      .rotate()
      .resize({ ...PHOTO, fit: 'cover', position: 'attention' })
      .jpeg({ quality: 88 });
    return `data:image/jpeg;base64,${(await jpeg.toBuffer()).toString('base64')}`;
  } catch {
    return null;
  }
}

/** Returns sharp, or null if it has no binary for this machine; the card is then drawn without its photograph. */
function loadSharp() {
  return import('sharp').then((library) => library.default).catch(() => null);
}

function readFonts() {
  const faces = WEIGHTS.map(async (weight) => {
    const file = `plus-jakarta-sans-latin-${weight}-normal.woff`;
    const data = await readFile(join(process.cwd(), 'public/fonts', file));
    return { name: FAMILY, data, weight, style: 'normal' as const };
  });
  return Promise.all(faces);
}

const PHOTO = { width: 656, height: SHARE_PICTURE.height - 14, radius: 96 } as const;

const ON_DEEP = '#f7efe4';
const ON_DEEP_MUTED = '#c9d6e0';

const styles = {
  card: { display: 'flex', flexDirection: 'column', width: '100%', height: '100%', background: colors.laut[950] },
  body: { display: 'flex', flex: 1 },
  text: { display: 'flex', flexDirection: 'column', flex: 1, padding: '52px 44px 40px 56px', color: ON_DEEP },
  brand: { display: 'flex', alignItems: 'center', gap: 14, fontSize: 34, fontWeight: 700, letterSpacing: '-0.02em' },
  middle: { display: 'flex', flexDirection: 'column', flex: 1, justifyContent: 'center' },
  above: { fontSize: 25, fontWeight: 500, color: ON_DEEP_MUTED, marginBottom: 14 },
  title: { display: 'block', fontWeight: 700, lineHeight: 1.12, letterSpacing: '-0.025em' },
  from: { fontSize: 22, fontWeight: 500, color: ON_DEEP_MUTED },
  price: { display: 'flex', alignItems: 'flex-end' },
  amount: { fontSize: 45, fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.02em', color: colors.senja[400] },
  unit: { fontSize: 22, fontWeight: 500, color: ON_DEEP_MUTED, marginLeft: 8, marginBottom: 7 },
  below: { fontSize: 24, fontWeight: 500, lineHeight: 1.4, color: ON_DEEP, marginTop: 6 },
  photo: { width: PHOTO.width, height: PHOTO.height, objectFit: 'cover', borderTopLeftRadius: PHOTO.radius },
  kawung: {
    width: PHOTO.width,
    height: PHOTO.height,
    backgroundColor: colors.laut[900],
    backgroundImage: patterns['kawung-deep'],
    borderTopLeftRadius: PHOTO.radius,
  },
  ribbon: { height: 14, width: '100%', backgroundImage: patterns.tenun },
} satisfies Record<string, CSSProperties>;

/** Shows the picture of a shared page: the texts on dark blue, and the photograph beside them, never behind them. */
function ShareCard({ facts, photo }: { facts: CardFacts; photo: string | null }) {
  const { above, title, price, below } = facts;
  const shown = drawable(title);
  return (
    <div style={styles.card}>
      <div style={styles.body}>
        <div style={styles.text}>
          <div style={styles.brand}>
            <Sun />
            {brand.name}
          </div>
          <div style={styles.middle}>
            {above && <div style={styles.above}>{drawable(above)}</div>}
            <div style={{ ...styles.title, ...titleFit(shown) }}>{shown}</div>
          </div>
          {price && <div style={styles.from}>{price.label}</div>}
          {price && (
            <div style={styles.price}>
              <div style={styles.amount}>{price.amount}</div>
              <div style={styles.unit}>{price.unit}</div>
            </div>
          )}
          {below && <div style={styles.below}>{drawable(below)}</div>}
        </div>
        {photo ? <img src={photo} alt="" style={styles.photo} /> : <div style={styles.kawung} />}
      </div>
      <div style={styles.ribbon} />
    </div>
  );
}

// The logo's sun over two waves, in lighter colours than on white, because the background is dark blue.
function Sun() {
  return (
    <svg viewBox="0 0 32 29" width={46} height={42} aria-hidden="true">
      <circle cx="16" cy="11" r="11" fill={colors.senja[500]} />
      <path d="M0 16c4-4 8.5-4 13 0s11 3 19-3.5V25H0Z" fill={colors.laut[500]} />
      <path d="M0 20c5-2 8.5-.8 13 1.8 5.5 3.2 11 2.4 19-2.8v10H0Z" fill={colors.laut[300]} />
    </svg>
  );
}

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
function titleFit(title: string): Fit {
  return FITS.find(([length]) => title.length <= length)?.[1] ?? LONGEST;
}

/** The maximum number of cards drawn at once; each takes half a second of a core. */
const AT_ONCE = 2;
/** The maximum number of waiting cards; further requests are refused with 503. */
const WAITING = 20;

/**
 * Returns a function that draws a few cards at a time. A card that is requested again while it is being drawn is drawn
 * only once. Without the limit, many requests at once would leave no core for rendering pages.
 */
export function limitDrawing<Card>(): (name: string, draw: () => Promise<Card>) => Promise<Card | 'busy'> {
  const drawn = new Map<string, Promise<Card>>();
  const limit = concurrencyLimit(AT_ONCE);

  return async (name, draw) => {
    const same = drawn.get(name);
    if (same) return same;
    if (limit.waiting() >= WAITING) return 'busy';
    const card = limit.run(draw).finally(() => drawn.delete(name));
    drawn.set(name, card);
    return card;
  };
}
