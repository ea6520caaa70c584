/** An event of one of Chromium's traces; `ts` and `tdur`, the processor time of the thread, are in microseconds. */
export type TraceEvent = { name: string; pid: number; tid: number; ts: number; tdur?: number };

/** The categories of a trace that `tasksAfterFirstPaint` reads. */
export const TRACE_CATEGORIES = ['loading', 'disabled-by-default-devtools.timeline'];

const CPU_SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Returns the processor time in ms of each task that the main thread of a page ran after its first contentful paint.
 * Throws when the trace has no such paint.
 */
export function tasksAfterFirstPaint(events: readonly TraceEvent[]): number[] {
  const paint = events.findLast(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('The trace has no first contentful paint.');
  return events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid)
    .filter(({ ts }) => ts >= paint.ts)
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Returns how long tasks block a processor of a quarter of the speed: the time of each times four, beyond 50 ms. */
export function blockingMs(taskMs: readonly number[]): number {
  return taskMs.reduce((total, ms) => total + Math.max(0, ms * CPU_SLOWDOWN - LONG_TASK_MS), 0);
}
