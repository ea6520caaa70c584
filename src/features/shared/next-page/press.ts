import type { MouseEvent } from 'react';

type Press = MouseEvent<HTMLElement>;

/** Returns false for a press that opens another tab or window. */
export const isPlain = (press: Press) => !(press.metaKey || press.ctrlKey || press.shiftKey || press.altKey);

/** Returns the picture of the card whose link is pressed; null if it has none. */
export function pressedPicture(press: Press): HTMLImageElement | null {
  return press.currentTarget.closest('article')?.querySelector('img') ?? null;
}
