/**
 * The time in ms from an interaction to the next paint. `parts` has the times before, in and after the event handlers,
 * and the file of the longest script.
 */
export type Latency = { ms: number; parts: string };

type Span = { startTime: number; duration: number };
type InteractionEvent = Span & { interactionId: number; processingStart: number; processingEnd: number };

/**
 * The clicks and key presses that a browser reports: their number, their events of 16 ms or more, and the scripts of
 * long animation frames. Times are in ms.
 */
export type InteractionRecord = {
  count: number;
  events: InteractionEvent[];
  scripts: (Span & { sourceURL: string })[];
};

// The browser counts shorter interactions but reports no event for them.
const MIN_REPORTED_MS = 16;
// The browser rounds durations to multiples of this value.
const ROUNDING_MS = 8;

/**
 * Returns the latency of the longest event, or 16 ms and `less` when no event was reported. Throws when the browser has
 * counted no interaction.
 */
export function latencyOfRecord({ count, events, scripts }: InteractionRecord): Latency {
  if (count === 0) throw new Error('The browser has counted no interaction.');
  const [longest] = events.toSorted((a, b) => b.duration - a.duration);
  if (!longest) return { ms: MIN_REPORTED_MS, parts: 'less' };
  const end = endOf(longest);
  // Events of one interaction can end with the same paint, as `pointerup` and `click` do.
  const samePaint = events.filter(
    (event) => event.interactionId === longest.interactionId && Math.abs(endOf(event) - end) <= ROUNDING_MS,
  );
  const handlersStart = Math.min(...samePaint.map(({ processingStart }) => processingStart));
  const handlersEnd = Math.max(...samePaint.map(({ processingEnd }) => processingEnd));
  const times = [handlersStart - longest.startTime, handlersEnd - handlersStart, end - handlersEnd];
  const parts = times.map((time) => Math.max(0, Math.round(time))).join(' + ');
  const [script] = scripts
    .filter((candidate) => candidate.sourceURL && candidate.startTime < end && endOf(candidate) > longest.startTime)
    .toSorted((a, b) => b.duration - a.duration);
  const file = script?.sourceURL.split('/').pop();
  return { ms: longest.duration, parts: file ? `${parts}, ${file}` : parts };
}

function endOf({ startTime, duration }: Span): number {
  return startTime + duration;
}
