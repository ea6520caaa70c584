import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';
import { useHydrated } from './use-hydrated';
import { isWayBack } from './way-back';

/**
 * Where a visitor comes to the page by a link, what is in here follows once the rest has been painted, with `waiting`
 * in its place until then. What the server wrote is there from the start, and so is a page somebody comes back to.
 */
export function NextTurn({ waiting = null, children }: { waiting?: ReactNode; children: ReactNode }) {
  const isWritten = !useHydrated();
  const [isDue, setIsDue] = useState(isWritten || isWayBack());
  useEffect(() => afterPaint(() => startTransition(() => setIsDue(true))), []);
  return isDue ? children : waiting;
}
