/** The id of the text with the number of tours or departures. */
export const COUNT_ID = 'results-count';

export const chipId = (key: string) => `filter-chip-${key}`;

/** Moves the focus before a filter chip is removed: to the chip beside it, otherwise to the number of results. */
export function keepFocus(button: HTMLElement, other?: { key: string }) {
  if (document.activeElement !== button) return;
  const next = (other && document.getElementById(chipId(other.key))) || document.getElementById(COUNT_ID);
  next?.focus({ preventScroll: true });
}
