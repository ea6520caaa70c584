import { photoSide, type Square } from './crop-square';

const QUALITY = 0.9;

/** Draws a square of a picture over a canvas of `size` px. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, { x, y, side }: Square, size: number) {
  canvas.width = size;
  canvas.height = size;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  // JPEG has no transparency; without a background transparent pixels would turn black.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, size, size);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, x, y, side, side, 0, 0, size, size);
}

/** Returns the photo to send: only the pixels of the square, without the metadata of the file (EXIF, place, time). */
export async function photoFile(picture: ImageBitmap, square: Square): Promise<File | null> {
  const canvas = document.createElement('canvas');
  drawSquare(canvas, picture, square, photoSide(square));
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], 'photo.jpg', { type: blob.type });
}
