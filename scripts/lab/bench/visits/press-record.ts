/** The time from the press to the next paint, and the times of its parts with the longest script. */
export type Latency = { ms: number; part: string };

type Span = { startTime: number; duration: number };
type PressEvent = Span & { press: number; processingStart: number; processingEnd: number };

/**
 * The record of presses in a browser: their number, their events of 16 ms or more, and the scripts of long frames.
 * Times in ms.
 */
export type PressRecord = { presses: number; events: PressEvent[]; scripts: (Span & { sourceURL: string })[] };

// The browser counts presses quicker than this but reports no duration for them.
const LEAST_MS = 16;
// The browser rounds durations to multiples of this.
const STEP_MS = 8;

/**
 * Returns the latency of the longest event, or "less" for a press without a reported event. Throws without any press.
 */
export function latencyOfRecord({ presses, events, scripts }: PressRecord): Latency {
  if (presses === 0) throw new Error('The browser has counted no press.');
  const [longest] = events.toSorted((a, b) => b.duration - a.duration);
  if (!longest) return { ms: LEAST_MS, part: 'less' };
  const end = endOf(longest);
  // Events of one press share a paint, as `pointerup` and `click` do.
  const together = events.filter((one) => one.press === longest.press && Math.abs(endOf(one) - end) <= STEP_MS);
  const handledAt = Math.min(...together.map(({ processingStart }) => processingStart));
  const doneAt = Math.max(...together.map(({ processingEnd }) => processingEnd));
  const times = [handledAt - longest.startTime, doneAt - handledAt, end - doneAt];
  const parts = times.map((time) => Math.max(0, Math.round(time))).join(' + ');
  const [script] = scripts
    .filter((one) => one.sourceURL && one.startTime < end && endOf(one) > longest.startTime)
    .toSorted((a, b) => b.duration - a.duration);
  const source = script?.sourceURL.split('/').pop();
  return { ms: longest.duration, part: source ? `${parts}, ${source}` : parts };
}

function endOf({ startTime, duration }: Span): number {
  return startTime + duration;
}
