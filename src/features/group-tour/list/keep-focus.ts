/** What says how many tours or departures there are. */
export const COUNT_ID = 'results-count';

export const chipId = (key: string) => `filter-chip-${key}`;

/** A filter that is taken away would take the focus with it: first the chip beside it gets it, or else the count. */
export function keepFocus(button: HTMLElement, other?: { key: string }) {
  if (document.activeElement !== button) return;
  const next = (other && document.getElementById(chipId(other.key))) || document.getElementById(COUNT_ID);
  next?.focus({ preventScroll: true });
}
