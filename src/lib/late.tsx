import { Activity, type ComponentType, lazy, memo, startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * A part of the page whose words come with the page and whose code comes after it: the server writes it out, and the
 * browser leaves that untouched until `load` has brought the code. Its stylesheets have to be imported by the page. With
 * the same props it is not rendered again. Where a visitor comes to the page by a link, the part follows a moment after
 * what stands above it.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return memo(function Late(props: Props) {
    const [written] = useState(props);
    const [isHere, setIsHere] = useState(false);
    const isDue = useTurn();
    // Other props would make React throw the written part away and wait for the code with nothing in its place.
    const shown = isHere ? props : written;
    const ref = useEarlyPress(isHere);
    // Not Suspense: of that, React's server moves what is long to the end of the page, for a script to put in place.
    const part = useMemo(
      () =>
        isDue ? (
          <Activity>
            <Part {...shown} />
            <Arrival tell={setIsHere} />
          </Activity>
        ) : (
          // What stands below it stays below the screen.
          <div style={{ minHeight: '100vh' }} />
        ),
      [shown, isDue],
    );
    return (
      <div ref={ref} className="boxless">
        {part}
      </div>
    );
  });
}

function Arrival({ tell }: { tell: (isHere: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

let isWayBack = false;
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    isWayBack = true;
  });
  window.addEventListener('click', () => {
    isWayBack = false;
  });
}

// What was written is there from the start, and so is a page somebody comes back to: its place in it needs its height.
function useTurn(): boolean {
  const isWritten = !useHydrated();
  const [isDue, setIsDue] = useState(isWritten || isWayBack);
  useEffect(() => startTransition(() => setIsDue(true)), []);
  return isDue;
}

const PRESSED = 'button, input[type="checkbox"], input[type="radio"]';

// React drops a press on what it has not brought to life yet, or answers it with what was written: each waits, once.
function useEarlyPress(isHere: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(new Set<HTMLElement>());

  useEffect(() => {
    if (isHere) {
      for (const control of pressed.current) control.click();
      return;
    }
    const keep = (event: Event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!control || !ref.current?.contains(control)) return;
      event.stopPropagation();
      // A button that sends a form would otherwise do so at once, and again when the press is made up for; a box would
      // be ticked without anybody hearing of it.
      event.preventDefault();
      pressed.current.add(control);
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [isHere]);

  return ref;
}
