/** An area of a picture in percent of its sides, as the crop tool returns it. */
export type CropArea = { x: number; y: number; width: number; height: number };

export type Square = { x: number; y: number; side: number };

type Size = { width: number; height: number };

const PHOTO_PX = 512;

const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), Math.max(most, least));

/** Returns the same area in whole pixels: a square inside the picture. */
export function cropSquare(area: CropArea, { width, height }: Size): Square {
  const side = between(1, Math.round((area.width / 100) * width), Math.min(width, height));
  return {
    x: between(0, Math.round((area.x / 100) * width), width - side),
    y: between(0, Math.round((area.y / 100) * height), height - side),
    side,
  };
}

/** Returns the largest square in the middle of a picture. */
export function middleSquare({ width, height }: Size): Square {
  const side = Math.min(width, height);
  return { x: Math.floor((width - side) / 2), y: Math.floor((height - side) / 2), side };
}

/** Returns the width of the uploaded photo, at most that of the cropped area. */
export const photoSide = ({ side }: Square): number => Math.min(side, PHOTO_PX);

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
  return jpegFile(canvas, 'photo.jpg');
}

/** Returns what was drawn as a JPEG of this name; null when the browser cannot encode it. */
export async function jpegFile(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob && new File([blob], name, { type: blob.type });
}
