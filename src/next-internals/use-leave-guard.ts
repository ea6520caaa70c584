import { useRouter } from 'next/router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What is thrown to stop a navigation: no Error, which the overlay of the development server would show. */
const CALLED_OFF = Object.freeze({ cancelled: true });

type RouteOptions = { shallow: boolean };

/** A path of the router in its language and what follows it: '/en/blog?page=2' is '/blog?page=2' in 'en'. */
function inLanguage(as: string, locales: readonly string[] | undefined, fallback: string | undefined) {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(as) ?? [];
  return locales?.includes(first) ? { locale: first, path: rest || '/' } : { locale: fallback, path: as };
}

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0];

/**
 * While `isOn`, asks before this page is left: by a link, by Back and Forward inside the site, and in the browser's own
 * words when the tab is closed or reloaded. The same page in another language is not left. What it gives is true once
 * leaving has been allowed, until the new page is there or could not be loaded.
 */
export function useLeaveGuard(isOn: boolean, ask: () => Promise<boolean>): RefObject<boolean> {
  const router = useRouter();
  const isLeaving = useRef(false);
  const { asPath, locales, defaultLocale } = router;
  const page = withoutQuery(asPath);

  const isAllowed = useEffectEvent(async () => {
    isLeaving.current = await ask();
    return isLeaving.current;
  });
  const isElsewhere = useEffectEvent(
    (as: string) => withoutQuery(inLanguage(as, locales, defaultLocale).path) !== page,
  );
  const follow = useEffectEvent((as: string) => {
    const { locale, path } = inLanguage(as, locales, defaultLocale);
    void router.push(path, undefined, { locale });
  });
  const setBackGuard = useEffectEvent(router.beforePopState);

  useEffect(() => {
    const { events } = router;
    // A navigation has ended and this page is still mounted, so it was not left.
    const reset = () => {
      isLeaving.current = false;
    };
    // After a failure without `cancelled` Next loads the address as a new document.
    const calledOff = ({ cancelled }: { cancelled?: boolean }) => {
      if (cancelled) reset();
    };
    events.on('routeChangeError', calledOff);
    events.on('routeChangeComplete', reset);
    return () => {
      events.off('routeChangeError', calledOff);
      events.off('routeChangeComplete', reset);
    };
  }, [router]);

  // A layout effect, so that no navigation slips in between a change and its guard.
  useLayoutEffect(() => {
    if (!isOn) return;
    // The router is a new object after each navigation, so this is always the entry of the page that is shown.
    const { state } = window.history;
    const address = window.location.href;

    const start = (as: string, { shallow }: RouteOptions) => {
      if (isLeaving.current || shallow || !isElsewhere(as)) return;
      // Next has no other way to stop a navigation than to throw out of this event.
      router.events.emit('routeChangeError', CALLED_OFF, as, { shallow });
      void isAllowed().then((isYes) => isYes && follow(as));
      throw CALLED_OFF;
    };
    // Links do not await their navigation, so the exception above surfaces as an unhandled rejection.
    const hush = (event: PromiseRejectionEvent) => {
      if (event.reason === CALLED_OFF) event.preventDefault();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // The browser has moved already and does not tell from where. So this page is put after the entry it moved to: after
    // a yes that entry is one step back, whether it was reached by Back, by Forward or by a jump over several.
    const askBack = async () => {
      window.history.pushState(state, '', address);
      if (await isAllowed()) window.history.back();
    };

    router.events.on('routeChangeStart', start);
    window.addEventListener('unhandledrejection', hush);
    window.addEventListener('beforeunload', warn);
    setBackGuard(({ as }) => {
      if (isLeaving.current || !isElsewhere(as)) return true;
      void askBack();
      return false;
    });
    return () => {
      router.events.off('routeChangeStart', start);
      window.removeEventListener('unhandledrejection', hush);
      window.removeEventListener('beforeunload', warn);
      setBackGuard(() => true);
    };
  }, [isOn, router]);
  return isLeaving;
}
