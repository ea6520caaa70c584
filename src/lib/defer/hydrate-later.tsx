import { Activity, type ComponentType, lazy, memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../use-hydrated';
import { isWholePage } from '../whole-page';
import { loadOnUse } from './load-on-use';
import { FailedPart } from './part-failures';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Returns a component that the server renders and whose code the browser loads after the page. Its server HTML stays
 * until then; changed props are not rendered before. After a navigation inside the site the part follows the rest of the
 * page, and `Placeholder` is shown until its code is loaded. `npm run generate` lists the style sheets of the part for
 * the page.
 */
export function hydrateLater<Props extends object>(load: Load<Props>, Placeholder: ComponentType = () => null) {
  const OnUse = loadOnUse(load, (state) => (state.error ? <FailedPart {...state} /> : <Placeholder />));
  const lazyPart = (onFailure: (error: unknown) => ComponentType<Props> | Promise<never>) =>
    lazy(async () => ({ default: await loadOnline(load).catch(onFailure) }));
  let tellFailure = () => {};
  const failure = new Promise<void>((resolve) => {
    tellFailure = resolve;
  });
  // React would report that a failed part differs from the server HTML, which therefore stays until OnUse replaces it.
  const FromServer = atOnce(
    lazyPart((error) => {
      if (typeof window === 'undefined') throw error;
      tellFailure();
      return new Promise(() => {});
    }),
  );
  const WithPage = atOnce(lazyPart(() => OnUse));
  // In a render of its own, so that slow code does not delay the rest of the page.
  const AfterPage = (props: Props) => (useDeferredValue(true, false) ? <OnUse {...props} /> : <Placeholder />);

  // Activity instead of Suspense: React's server moves long content of a Suspense boundary to the end of the page.
  function atOnce(Part: ComponentType<Props>) {
    return function AtOnce(props: Props) {
      const [firstProps] = useState(props);
      const [isLoaded, setLoaded] = useState(false);
      const [hasFailed, setFailed] = useState(false);
      useEffect(() => void failure.then(() => setFailed(true)), []);
      // Changed props before the code is loaded would make React replace the server HTML by an empty fallback.
      const shownProps = isLoaded ? props : firstProps;
      const part = useMemo(
        () => (
          <Activity>
            <Part {...shownProps} />
            <ReportLoaded setLoaded={setLoaded} />
          </Activity>
        ),
        [shownProps],
      );
      return hasFailed ? <OnUse {...props} /> : part;
    };
  }

  return memo(function HydrateLater(props: Props) {
    const isFromServer = !useHydrated();
    // A place in the page, such as after Back, needs the height of the part.
    const [Shown] = useState(() => (isFromServer ? FromServer : isWholePage() ? WithPage : AfterPage));
    return (
      <div className="boxless">
        <Shown {...props} />
      </div>
    );
  }) as ComponentType<Props>;
}

/** Imports a part. Offline the failure does not concern the part itself, so that it waits for the connection. */
async function loadOnline<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (typeof window === 'undefined' || navigator.onLine) throw error;
      await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    }
  }
}

function ReportLoaded({ setLoaded }: { setLoaded: (isLoaded: boolean) => void }) {
  useEffect(() => setLoaded(true), [setLoaded]);
  return null;
}

/** Shows a placeholder as tall as the viewport, so that content after a deferred part starts below the screen. */
export function ViewportPlaceholder() {
  return <div style={{ minHeight: '100vh' }} />;
}
