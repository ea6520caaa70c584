import type { PictureName } from './pictures/scenes.ts';

/** The path of a picture on the host; the host adds its own origin. */
export function mediaPath(picture: PictureName): string {
  return `/media/${picture}.jpg`;
}
