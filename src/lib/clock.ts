const DAY_MS = 86_400_000;

let offsetMs = 0;
const listeners = new Set<() => void>();

/** Returns the current time: the device's, or the service's when the device's clock is wrong by more than a day. */
export const currentTime = (): Date => new Date(Date.now() + offsetMs);

/** Returns the milliseconds that are added to the device's clock; 0 for a clock that is right. */
export const clockOffsetMs = (): number => offsetMs;

/** Compares the clock with the `Date` header of an answer that has just arrived; without the header it stays. */
export function correctClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now();
  if (!(Math.abs(difference - offsetMs) > DAY_MS)) return;
  offsetMs = Math.abs(difference) > DAY_MS ? difference : 0;
  for (const listener of listeners) listener();
}

/** Calls a listener after each correction; returns a function that stops this. */
export function onClockCorrection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
