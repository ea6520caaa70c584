import type { NextRouter } from 'next/router';

/**
 * Stops a navigation, in a listener of the router's event for it. All listeners are told first, because what is thrown
 * here stops the emitter; the router offers no other way. `reason` has `cancelled: true`.
 */
export function callOff(events: NextRouter['events'], reason: { cancelled: boolean }, ...route: unknown[]): never {
  events.emit('routeChangeError', reason, ...route);
  throw reason;
}
