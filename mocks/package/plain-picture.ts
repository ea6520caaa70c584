import { meanColor } from '../seed/pictures/mean-colors.ts';
import type { PictureName } from '../seed/pictures/scenes.ts';

const [WIDTH, HEIGHT] = [600, 400];
const HEADER_BYTES = 62;
/** One bit for each point; the length of a row is a multiple of four bytes. */
const ROW_BYTES = 76;
const PERSON = '#b9aea0';

/** `bali-dawn.jpg` in its mean colour alone, as a BMP, which apps on phones show too; null for an unknown picture. */
export function plainPicture(file: string): Response | null {
  const [, name = ''] = /^([a-z-]+)\.(?:jpg|webp)$/.exec(file) ?? [];
  const color = name.startsWith('person-') ? PERSON : meanColor(name as PictureName);
  if (color === null) return null;
  const bytes = new Uint8Array(HEADER_BYTES + HEIGHT * ROW_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0x424d);
  // Sizes of the file and its headers, width and height, one plane of one bit; all points have the first colour.
  const fields = [bytes.length, 0, HEADER_BYTES, 40, WIDTH, HEIGHT, 0x1_0001];
  for (const [index, value] of fields.entries()) view.setUint32(2 + 4 * index, value, true);
  view.setUint32(54, Number.parseInt(color.slice(1), 16), true);
  return new Response(bytes, { headers: { 'content-type': 'image/bmp', 'cache-control': 'no-cache' } });
}
