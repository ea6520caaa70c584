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
