import { useRouter } from 'next/router';
import {
  Activity,
  type ComponentType,
  lazy,
  memo,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from './after-paint';
import { onDemand } from './on-demand';
import { PartFailures } from './part-failures';
import { untilLoaded } from './until-loaded';
import { useHydrated } from './use-hydrated';
import { isWayBack } from './way-back';

type Load<Props> = () => Promise<ComponentType<Props>>;
type Tell = (isHere: boolean) => void;

/** `Waiting` stands in the part's place while somebody who came by a link waits for it. */
type LateOptions = { Waiting?: ComponentType };

/**
 * A part of the page whose words come with the page and whose code comes after it: the server writes it out, and the
 * browser leaves that untouched until `load` has brought the code, also where that fails at first. Its stylesheets have
 * to be imported by the page. With the same props it is not rendered again. Where a visitor comes to the page by a
 * link, the part follows what stands above it as soon as its own code is here.
 */
export function late<Props extends object>(load: Load<Props>, { Waiting }: LateOptions = {}) {
  const reports = new Set<(error: unknown) => void>();
  const failed = (error: unknown) => {
    for (const report of reports) report(error);
    reports.clear();
  };
  const isServer = typeof window === 'undefined';
  // What does not come by itself is asked for in its own place, which says so.
  const Waited = lazy(async () => ({
    default: await load().catch((error) => (isServer ? Promise.reject(error) : onDemand(load))),
  }));
  const Written = isServer ? Waited : lazy(async () => ({ default: await untilLoaded(load, failed) }));
  function Part({ props, isHere, tell }: { props: Props; isHere: boolean; tell: Tell }) {
    const [written] = useState(props);
    const Shown = usePart(load, Written, Waited);
    // Other props would make React throw the written part away and wait for the code with nothing in its place.
    const shown = isHere ? props : written;
    const ref = useEarlyPress(isHere, reports);
    // Not Suspense: of that, React's server moves what is long to the end of the page, for a script to put in place.
    const part = useMemo(
      () =>
        Shown && (
          <Activity>
            <Shown {...shown} />
            <Arrival tell={tell} />
          </Activity>
        ),
      [shown, Shown, tell],
    );
    return (
      <div ref={ref} className="boxless">
        {part ?? (Waiting && <Waiting />)}
      </div>
    );
  }
  return memo(function Late(props: Props) {
    const { locale } = useRouter();
    const [isHere, setIsHere] = useState(false);
    const [language, setLanguage] = useState(locale);
    // What was written in one language cannot come to life in another: it starts anew, as if by a link.
    if (!isHere && language !== locale) setLanguage(locale);
    return <Part key={language} props={props} isHere={isHere} tell={setIsHere} />;
  }) as ComponentType<Props>;
}

function Arrival({ tell }: { tell: Tell }) {
  useEffect(() => tell(true), [tell]);
  return null;
}

// What was written is there from the start, and so is a page somebody comes back to. All others are shown once their
// code is here: one that waited for it while rendering would keep back those that need not.
function usePart<Props extends object>(load: Load<Props>, Written: ComponentType<Props>, Waited: ComponentType<Props>) {
  const isWritten = !useHydrated();
  const [Part, setPart] = useState(() => (isWritten ? Written : isWayBack() ? Waited : null));
  useEffect(() => {
    if (Part) return;
    let isGone = false;
    const show = (arrived: () => ComponentType<Props>) => {
      if (!isGone) startTransition(() => setPart(arrived));
    };
    // What is here already is painted first; even asking for more takes time.
    const callOff = afterPaint(() => {
      loadForLink(load).then((part) => show(() => part));
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [Part, load]);
  return Part;
}

// Without a connection it waits; what does not come with one is asked for in its own place.
const loadForLink = <Props extends object>(load: Load<Props>) =>
  load().catch(() => (navigator.onLine ? onDemand(load) : untilLoaded(load)));

const PRESSED = 'button, input[type="checkbox"], input[type="radio"]';

// React drops a press on what it has not brought to life yet, or answers it with what was written: each waits, once.
function useEarlyPress(isHere: boolean, reports: Set<(error: unknown) => void>) {
  const { report } = useContext(PartFailures);
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
      reports.add(report);
    };
    document.addEventListener('click', keep, true);
    return () => {
      document.removeEventListener('click', keep, true);
      reports.delete(report);
    };
  }, [isHere, report, reports]);

  return ref;
}
