import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ImageResponse } from 'next/og';
import { SHARE_PICTURE } from '@/features/shared/meta/share-picture';
import type { CardFacts } from './card-facts';
import { PHOTO, ShareCard } from './share-card';

const FAMILY = 'Plus Jakarta Sans';
const WEIGHTS = [500, 700] as const;

let fonts: ReturnType<typeof readFonts> | undefined;

/** Returns the card as a PNG of 1200 × 630; `photo` contains the bytes of its picture. */
export async function drawCard(facts: CardFacts, photo: Buffer | null): Promise<Buffer> {
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const sharp = await loadSharp();
  const card = <ShareCard facts={facts} photo={await inFrame(sharp, photo)} />;
  const drawn = new ImageResponse(card, { ...SHARE_PICTURE, fonts: await fonts });
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
