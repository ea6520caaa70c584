import { Activity, type ComponentType, lazy, memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useHydrated } from '../use-hydrated';
import { FailedPart, loadOnUse } from './load-on-use';

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

/**
 * Sections below the screen are laid out when they come near (`src/ui/theme/base.css`), and some parts are rendered
 * after the first frame. A place in a page is exact only when all of them are there. With this attribute of the root
 * element `base.css` lays out all sections and `hydrateLater` renders its parts at once. For a reload, Back from another
 * site and an address with a fragment `src/config/security-headers.ts` sets it before the first frame.
 */
const ATTRIBUTE = 'data-whole';

/** Returns true while pages are laid out as a whole. */
export function isWholePage(): boolean {
  return document.documentElement.hasAttribute(ATTRIBUTE);
}

/**
 * Lays out whole pages after Back and Forward and for links with a fragment, until the next link without one. It must
 * listen before Next's router does.
 */
export function watchForExactPlaces(): void {
  const setWhole = (isWhole: boolean) => document.documentElement.toggleAttribute(ATTRIBUTE, isWhole);
  window.addEventListener('popstate', () => setWhole(true));
  window.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      // Also for a link that opens another tab: this page keeps its heights, which the browser remembers.
      if (link) setWhole(link.hash !== '');
    },
    true,
  );
}
