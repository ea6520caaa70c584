import { Activity, type ComponentType, lazy, useEffect, useMemo, useRef, useState } from 'react';

/**
 * A part of the page whose words come with the page and whose code comes after it: the server writes it out, and the
 * browser leaves that untouched until `load` has brought the code. Its stylesheets have to be imported by the page.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function Late(props: Props) {
    const [written] = useState(props);
    const [isHere, setIsHere] = useState(false);
    // Other props would make React throw the written part away and wait for the code with nothing in its place.
    const shown = isHere ? props : written;
    const ref = useEarlyPress(isHere);
    // Not Suspense: of that, React's server moves what is long to the end of the page, for a script to put in place.
    const part = useMemo(
      () => (
        <Activity>
          <Part {...shown} />
          <Arrival tell={setIsHere} />
        </Activity>
      ),
      [shown],
    );
    return (
      <div ref={ref} className="boxless">
        {part}
      </div>
    );
  };
}

function Arrival({ tell }: { tell: (isHere: boolean) => void }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

const PRESSED = 'button, input[type="checkbox"], input[type="radio"]';

// React drops a press on what it has not brought to life yet, or answers it with what was written: the last one waits.
function useEarlyPress(isHere: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(null);

  useEffect(() => {
    if (isHere) return pressed.current?.click();
    const keep = (event: Event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(PRESSED) : null;
      if (!control || !ref.current?.contains(control)) return;
      event.stopPropagation();
      // A button that sends a form would otherwise do so at once, and again when the press is made up for; a box would
      // be ticked without anybody hearing of it.
      event.preventDefault();
      pressed.current = control;
    };
    document.addEventListener('click', keep, true);
    return () => document.removeEventListener('click', keep, true);
  }, [isHere]);

  return ref;
}
