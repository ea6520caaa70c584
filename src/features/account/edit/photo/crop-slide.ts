/** Above this part of a side, in percent, there is no way left to go: the tool counts in fractions of a pixel. */
const WHOLE = 99.9;

/** Whether a square can be moved along a side of which it takes `size` percent. */
export const canSlide = (size: number): boolean => size < WHOLE;

/** How far along its way the square stands, from 0 (left, top) to 100 (right, bottom); the middle where it has no way. */
export const slideOf = (start: number, size: number): number =>
  canSlide(size) ? Math.round((start / (100 - size)) * 100) : 50;

/** How far the picture lies from the middle of the stage, in px, when a square of `side` px stands there. */
export const shiftOf = (slide: number, size: number, side: number): number =>
  canSlide(size) ? (0.5 - slide / 100) * side * (100 / size - 1) : 0;
