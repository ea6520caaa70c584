const MAX_FAILURES = 5;
const PAUSE_MS = 10_000;

let failures = 0;
let openUntil = 0;

/**
 * Blocks automatic calls to the service host while it does not respond. After five failures in a row it is open for ten
 * seconds, then lets one trial call through: a response closes it, a failure opens it for another ten seconds.
 */
export const circuitBreaker = {
  /** Milliseconds until the next automatic call may go; 0 when it may go now. */
  waitMs: () => Math.max(0, openUntil - Date.now()),
  /** Must be called directly before an automatic call: a `true` after a pause makes that call the trial. */
  mayCall(): boolean {
    if (openUntil > Date.now()) return false;
    if (failures >= MAX_FAILURES) openUntil = Date.now() + PAUSE_MS;
    return true;
  },
  /** Makes the next call the trial, because a visitor asked for it. */
  endPause() {
    openUntil = 0;
  },
  failed() {
    failures += 1;
    // Failures of calls that were under way when it opened must not prolong the pause.
    if (failures >= MAX_FAILURES && openUntil <= Date.now()) openUntil = Date.now() + PAUSE_MS;
  },
  /** The host has responded, or the device is online again. */
  answered() {
    failures = 0;
    openUntil = 0;
  },
};
