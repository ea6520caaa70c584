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
import { afterPaint } from '../after-paint';
import { useHydrated } from '../use-hydrated';
import { isWholePage } from '../whole-page';
import { loadOnUse } from './load-on-use';
import { PartFailures } from './part-failures';

type Load<Props> = () => Promise<ComponentType<Props>>;
type SetLoaded = (isLoaded: boolean) => void;

/** `Placeholder` is shown instead of the part after a navigation, until its code has been loaded. */
type DeferOptions = { Placeholder?: ComponentType };

/**
 * Returns a component that the server renders and whose code the browser loads after the page. Its server HTML stays
 * until `load` has loaded the code; a failed download is tried again at the next press or when the browser is online
 * again. Until its code is loaded, changed props are not rendered. After a navigation inside the site the part appears
 * as soon as its code is loaded. `npm run generate` lists the style sheets of the part for the page.
 */
export function hydrateLater<Props extends object>(load: Load<Props>, { Placeholder }: DeferOptions = {}) {
  const reports = new Set<(error: unknown) => void>();
  const reportFailure = (error: unknown) => {
    for (const report of reports) report(error);
    reports.clear();
  };
  const isServer = typeof window === 'undefined';
  // A part that cannot be loaded is replaced by an error message with a retry.
  const AfterNavigation = lazy(async () => ({
    default: await load().catch((error) => (isServer ? Promise.reject(error) : loadOnUse(load))),
  }));
  const FromServer = isServer
    ? AfterNavigation
    : lazy(async () => ({ default: await retryImport(load, reportFailure) }));
  function Part({ props, isLoaded, setLoaded }: { props: Props; isLoaded: boolean; setLoaded: SetLoaded }) {
    const [firstProps] = useState(props);
    const Shown = useShownPart(load, FromServer, AfterNavigation);
    // Changed props before the code is loaded would make React replace the server HTML by an empty fallback.
    const shownProps = isLoaded ? props : firstProps;
    const ref = useEarlyPress(isLoaded, reports);
    // Activity instead of Suspense: React's server moves long content of a Suspense boundary to the end of the page.
    const part = useMemo(
      () =>
        Shown && (
          <Activity>
            <Shown {...shownProps} />
            <ReportLoaded setLoaded={setLoaded} />
          </Activity>
        ),
      [shownProps, Shown, setLoaded],
    );
    return (
      <div ref={ref} className="boxless">
        {part ?? (Placeholder && <Placeholder />)}
      </div>
    );
  }
  return memo(function HydrateLater(props: Props) {
    const { locale } = useRouter();
    const [isLoaded, setLoaded] = useState(false);
    const [language, setLanguage] = useState(locale);
    // Server HTML of one language cannot hydrate in another, so the part remounts on a change of language.
    if (!isLoaded && language !== locale) setLanguage(locale);
    return <Part key={language} props={props} isLoaded={isLoaded} setLoaded={setLoaded} />;
  }) as ComponentType<Props>;
}

/** Shows a placeholder as tall as the viewport, so that content after a deferred part starts below the screen. */
export function ViewportPlaceholder() {
  return <div style={{ minHeight: '100vh' }} />;
}

function ReportLoaded({ setLoaded }: { setLoaded: SetLoaded }) {
  useEffect(() => setLoaded(true), [setLoaded]);
  return null;
}

// The part is there from the first render on a page from the server, and when the visitor gets to a place in the page,
// which needs its height. After any other navigation it follows in a separate render, so that slow code does not
// delay the rest.
function useShownPart<Props extends object>(
  load: Load<Props>,
  FromServer: ComponentType<Props>,
  AfterNavigation: ComponentType<Props>,
) {
  const isFromServer = !useHydrated();
  const [Part, setPart] = useState(() => (isFromServer ? FromServer : isWholePage() ? AfterNavigation : null));
  useEffect(() => {
    if (Part) return;
    let isUnmounted = false;
    // The browser paints first, because the import itself blocks for a few milliseconds.
    const cancel = afterPaint(() => {
      loadAfterNavigation(load).then((part) => {
        if (!isUnmounted) startTransition(() => setPart(() => part));
      });
    });
    return () => {
      isUnmounted = true;
      cancel();
    };
  }, [Part, load]);
  return Part;
}

// Offline the part waits for the connection; any other failure is shown in the part's place.
const loadAfterNavigation = <Props extends object>(load: Load<Props>) =>
  load().catch(() => (navigator.onLine ? loadOnUse(load) : retryImport(load)));

/** Imports until it succeeds; after a failure it waits until the browser is online again, or for the next press. */
async function retryImport<Part>(load: () => Promise<Part>, onFailure?: (error: unknown) => void): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      // Offline, the failure does not concern the part itself.
      if (navigator.onLine) onFailure?.(error);
      await onlineOrPress();
    }
  }
}

function onlineOrPress(): Promise<void> {
  return new Promise((resolve) => {
    const listeners = new AbortController();
    const go = () => {
      listeners.abort();
      resolve();
    };
    for (const event of ['online', 'click'])
      window.addEventListener(event, go, { capture: true, signal: listeners.signal });
  });
}

const CONTROLS = 'button, input[type="checkbox"], input[type="radio"]';

// React drops a press on HTML that it has not hydrated yet, so each pressed control is remembered, looks pale meanwhile,
// and is pressed once after hydration.
function useEarlyPress(isLoaded: boolean, reports: Set<(error: unknown) => void>) {
  const { report } = useContext(PartFailures);
  const ref = useRef<HTMLDivElement>(null);
  const pressed = useRef(new Map<HTMLElement, Animation>());

  useEffect(() => {
    if (isLoaded) {
      for (const [control, dimming] of pressed.current) {
        dimming.cancel();
        control.click();
      }
      // The effect also runs later, with another `report`.
      pressed.current.clear();
      return;
    }
    const fail = (error: unknown) => {
      for (const dimming of pressed.current.values()) dimming.cancel();
      report(error);
    };
    const remember = (event: Event) => {
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>(CONTROLS) : null;
      if (!control || !ref.current?.contains(control)) return;
      event.stopPropagation();
      // Without this a submit button would send its form now and again with the repeated press, and a checkbox would
      // change without its handler.
      event.preventDefault();
      pressed.current.get(control)?.cancel();
      pressed.current.set(control, dim(control));
      reports.add(fail);
    };
    document.addEventListener('click', remember, true);
    return () => {
      document.removeEventListener('click', remember, true);
      reports.delete(fail);
    };
  }, [isLoaded, report, reports]);

  return ref;
}

// An animation, because an added class or attribute would be a hydration mismatch.
const dim = (control: HTMLElement) =>
  (control.closest('label') ?? control).animate({ opacity: 0.5 }, { duration: 150, fill: 'forwards' });
