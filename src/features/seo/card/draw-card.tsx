import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SHARE_PICTURE } from '@/features/shared/meta/share-picture';
import type { CardFacts } from './card-facts';
import { PHOTO, ShareCard } from './share-card';

const FAMILY = 'Plus Jakarta Sans';
const WEIGHTS = [500, 700] as const;

let fonts: ReturnType<typeof readFonts> | undefined;

/** The card as a PNG of 1200 × 630; `photo` is the bytes of its picture. */
export async function drawCard(facts: CardFacts, photo: Buffer | null): Promise<Buffer> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const sharp = await loadSharp();
  const card = <ShareCard facts={facts} photo={await inFrame(sharp, photo)} />;
  const drawn = new ImageResponse(card, { ...SHARE_PICTURE, fonts: await fonts });
  const png = Buffer.from(await drawn.arrayBuffer());
  // A photograph as PNG weighs a megabyte, and chats show no preview of that.
  return sharp ? sharp(png).png({ palette: true, quality: 90, effort: 4 }).toBuffer() : png;
}

// The painter knows neither WebP nor AVIF, and needs no more of a picture than its frame.
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

/** Where the machine has no binary of it, the card goes without its photograph. */
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
