import { asiaPictures } from './pictures/asia.ts';
import { europePictures } from './pictures/europe.ts';
import { worldPictures } from './pictures/world.ts';
import type { TourPictures } from './tour-row.ts';

/** Picture, thumbnail and gallery of every tour, by tour id, as scene names. */
export const tourPictures: Readonly<Record<number, TourPictures>> = {
  ...asiaPictures,
  ...europePictures,
  ...worldPictures,
};
