/** After this long without a key or a touch the visitor is asked whether they are still there. */
export const IDLE_MS = 120_000;

/** The time to answer. */
export const COUNTDOWN_MS = 30_000;

/** What a counter does when nobody has touched it for so long: nothing, ask (with the seconds left), or start again. */
export type IdleState = { kind: 'active' } | { kind: 'asking'; secondsLeft: number } | { kind: 'over' };

export function idleState(idleForMs: number): IdleState {
  if (idleForMs < IDLE_MS) return { kind: 'active' };
  const left = IDLE_MS + COUNTDOWN_MS - idleForMs;
  return left > 0 ? { kind: 'asking', secondsLeft: Math.ceil(left / 1000) } : { kind: 'over' };
}
