/** From this percentage of a side on, the square cannot move along it; the crop tool returns fractions of a pixel. */
const WHOLE = 99.9;

/** Returns true when a square that covers `size` percent of a side can move along it. */
export const canSlide = (size: number): boolean => size < WHOLE;

/**
 * Returns the position of the square within its range, from 0 (left, top) to 100 (right, bottom); the middle when it
 * cannot move.
 */
export const slideOf = (start: number, size: number): number =>
  canSlide(size) ? Math.round((start / (100 - size)) * 100) : 50;

/**
 * Returns the offset of the picture from the middle of the crop area, in px, for a square of `side` px at that
 * position.
 */
export const shiftOf = (slide: number, size: number, side: number): number =>
  canSlide(size) ? (0.5 - slide / 100) * side * (100 / size - 1) : 0;
