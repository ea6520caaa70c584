type Options = { now?: () => number; random?: () => number };

const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
// Longer than a call may take: who left before its end keeps nobody back for ever.
const TRIAL_MS = 16_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Keeps automatic calls from a host that does not answer. After 5 failures in a row none may go for about 10 s; then one
 * is the trial: its answer lets all go again, its failure doubles the time, up to a minute.
 */
export function createCircuitBreaker({ now = () => Date.now(), random = Math.random }: Options = {}) {
  const listeners = new Set<() => void>();
  let failures = 0;
  let openings = 0;
  let closedUntil = 0;
  let isTrying = false;

  const pauseMs = () => Math.min(FIRST_PAUSE_MS * 2 ** openings, LONGEST_PAUSE_MS) * (0.75 + random() / 2);
  const waitMs = () => (failures < MOST_FAILURES ? 0 : Math.max(0, closedUntil - now()));

  return {
    /** Until the next automatic call may go; 0 when it may now. */
    waitMs,
    /** Asked by an automatic call that is about to go. */
    mayGo() {
      if (waitMs() > 0) return false;
      if (failures >= MOST_FAILURES) {
        isTrying = true;
        closedUntil = now() + TRIAL_MS;
      }
      return true;
    },
    failed() {
      failures += 1;
      // What fails beside the trial, or was on its way before, says nothing new.
      const isKnown = failures > MOST_FAILURES && !isTrying && waitMs() > 0;
      if (failures < MOST_FAILURES || isKnown) return;
      closedUntil = now() + pauseMs();
      openings += 1;
      isTrying = false;
    },
    /** The host has answered, or there is a new connection to it. */
    answered() {
      const wasOpen = failures >= MOST_FAILURES;
      failures = 0;
      openings = 0;
      isTrying = false;
      if (wasOpen) for (const listener of listeners) listener();
    },
    /** Called when calls may go again. */
    onClose(listener: () => void) {
      listeners.add(listener);
    },
  };
}
