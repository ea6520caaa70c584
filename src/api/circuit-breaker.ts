type Options = { now?: () => number; random?: () => number };

const MOST_FAILURES = 5;
const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 60_000;
// Longer than the timeout of a call, so that an abandoned trial does not block all calls for ever.
const TRIAL_MS = 16_000;

export type CircuitBreaker = ReturnType<typeof createCircuitBreaker>;

/**
 * Blocks automatic calls to a host that does not answer. After 5 failures in a row it opens for about 10 s, then lets
 * one trial call through: an answer closes it, a failure doubles the pause, up to a minute.
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
    /** Milliseconds until the next automatic call may go; 0 when it may go now. */
    waitMs,
    /** Must be called directly before an automatic call: a `true` after a pause makes that call the trial. */
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
      // While open, failures of calls that were already under way must not prolong the pause.
      const isKnown = failures > MOST_FAILURES && !isTrying && waitMs() > 0;
      if (failures < MOST_FAILURES || isKnown) return;
      closedUntil = now() + pauseMs();
      openings += 1;
      isTrying = false;
    },
    /** Called when the host has answered or the device is online again. */
    answered() {
      const wasOpen = failures >= MOST_FAILURES;
      failures = 0;
      openings = 0;
      isTrying = false;
      if (wasOpen) for (const listener of listeners) listener();
    },
    /** Registers a listener for the moment when calls may go again. */
    onClose(listener: () => void) {
      listeners.add(listener);
    },
  };
}
