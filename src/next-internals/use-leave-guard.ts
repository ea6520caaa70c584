import { useRouter } from 'next/router';
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useRouterEvent } from '@/lib/use-router-event';
import { callOff } from './call-off';

/** Thrown to stop a navigation. It is not an Error, because the development overlay would display one. */
const CALLED_OFF = Object.freeze({ cancelled: true });

type RouteOptions = { shallow: boolean };

/** Splits a router path into its language and the rest: '/en/blog?page=2' is '/blog?page=2' in 'en'. */
function inLanguage(as: string, locales: readonly string[] | undefined, fallback: string | undefined) {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(as) ?? [];
  return locales?.includes(first) ? { locale: first, path: rest || '/' } : { locale: fallback, path: as };
}

const withoutQuery = (path: string) => path.split(/[?#]/, 1)[0];

/**
 * Asks, while `isOn`, before the visitor leaves this page: by a link, by Back or Forward inside the site, and with the
 * browser's prompt when the tab is closed or reloaded. The same page in another language does not ask. The returned ref
 * is true from a confirmed leave until the new page is shown or has failed to load.
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

  // A finished navigation that kept this page mounted has not left it, so the guard is active again.
  useRouterEvent('routeChangeComplete', () => {
    isLeaving.current = false;
  });
  // After other failures Next reloads the document, so the confirmed leave must stay confirmed.
  useRouterEvent('routeChangeError', ({ cancelled }: { cancelled?: boolean }) => {
    if (cancelled) isLeaving.current = false;
  });

  // A layout effect, so that there is no moment between a change and the guard.
  useLayoutEffect(() => {
    if (!isOn) return;
    // The router object changes with each navigation, so this is always the history entry of the shown page.
    const { state } = window.history;
    const address = window.location.href;

    const start = (as: string, { shallow }: RouteOptions) => {
      if (isLeaving.current || shallow || !isElsewhere(as)) return;
      void isAllowed().then((isYes) => isYes && follow(as));
      callOff(router.events, CALLED_OFF, as, { shallow });
    };
    // Links do not await their navigation, so the exception above is caught nowhere else.
    const hush = (event: PromiseRejectionEvent) => {
      if (event.reason === CALLED_OFF) event.preventDefault();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (!isLeaving.current) event.preventDefault();
    };
    // The browser has already changed its history entry, and Next does not know the previous one. So this page is
    // pushed after the new entry: once the visitor confirms, that entry is one step back, whether Back, Forward or a
    // jump led to it.
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
