import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { usePartyOfAddress } from '@/form/trip-plan/use-party';
import { locales } from '@/i18n/locales';
import { useMessages } from '@/i18n/use-messages';
import { afterPaint } from '@/lib/after-paint';
import { watchForExactPlaces } from '@/lib/defer/hydrate-later';
import { useRouterEvent } from '@/lib/use-router-event';
import { loadOtherLanguageAfterBack } from '@/next-internals/load-other-language';
import { startNetwork } from '@/state/network';
import { sessionState, startSession } from '@/state/session';
import { showNotice } from '@/state/toasts';
import { useFailedRoute } from './boundaries';

// Before Next's router listens: browsers call the listeners of the window in their order, and after Back Next renders a
// page whose data it has before the next listener is called.
if (typeof window !== 'undefined') {
  watchForExactPlaces();
  loadOtherLanguageAfterBack();
}

/** Runs the browser effects that every page needs; shows nothing. */
export function StartUp() {
  useEffect(startSession, []);
  useEffect(startNetwork, []);
  useEffect(restoreScrollOnReturn, []);
  useEffect(waitForLoad, []);
  useTokenCheckOnReturn();
  useExpiredSession();
  useFailedRoute();
  useFocusOnNavigation();
  return null;
}

/**
 * Runs the browser effects that have to come after those of the page: a page that is shown for a query writes its address
 * once (`src/features/shared/query-page.tsx`), and the last change of an address counts. Shows nothing.
 */
export function AfterPage() {
  usePartyOfAddress();
  return null;
}

/**
 * Next restores the scroll position after its own navigations and turns the browser's restoration off. A reload and a
 * return from another site are the browser's, so its restoration is turned on just before the page is left.
 */
function restoreScrollOnReturn(): void {
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto';
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.history.scrollRestoration = 'manual';
  });
}

/** After the first page has loaded, starts what it did not need for that; returns a function that stops waiting. */
function waitForLoad() {
  const start = () => void import('./after-load').then((part) => part.startAfterLoad()).catch(() => undefined);
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  return () => window.removeEventListener('load', start);
}

/**
 * Checks a member's token when the member returns. The code is loaded on demand, because most visitors are not members.
 */
function useTokenCheckOnReturn() {
  const { status } = useSnapshot(sessionState);
  const isFresh = useRef(false);
  useEffect(() => {
    if (status === 'visitor') isFresh.current = true;
    if (status !== 'member') return;
    const left = new AbortController();
    import('@/data/token-on-return')
      .then((part) => part.checkTokenOnReturn(left.signal, isFresh.current))
      // A failed import counts like a check without a response: the session stays.
      .catch(() => undefined);
    return () => left.abort();
  }, [status]);
}

/**
 * Shows one notice when the session has ended because it expired or another tab set a new password. Guarded pages
 * redirect to sign-in instead, which shows the reason in its content.
 */
export function useExpiredSession() {
  const { t } = useMessages();
  const { endedBy, session } = useSnapshot(sessionState);
  // The session number is part of the key, because a new session can start and end for the same reason between two
  // renders.
  const ended = (endedBy === 'expired' || endedBy === 'password') && session;
  const say = useEffectEvent(() =>
    showNotice(t(endedBy === 'password' ? 'errors.passwordChanged' : 'errors.unauthorized')),
  );
  useEffect(() => {
    if (ended) say();
  }, [ended]);
}

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/** Returns the path that identifies a page: without locale, query and fragment. */
export function pathOf(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(prefix, '') || '/';
}

/**
 * Moves the focus to the page's title, and again when deferred content replaces that title, because the focus would
 * then fall back to the body. Returns a function that ends this.
 */
export function focusTitle(): () => void {
  let title: HTMLElement | null = null;
  const focus = () => {
    title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (!title?.isConnected && document.activeElement === document.body) focus();
  });
  focus();
  const main = document.querySelector('main');
  if (main) observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}

// Wait for the paint of the new page, because moving the focus earlier would cause a second layout.
function focusTitleSoon(): () => void {
  let stop = afterPaint(() => {
    stop = focusTitle();
  });
  return () => stop();
}

/**
 * Moves the focus to the new page's title after a client-side navigation; the browser resets the focus only after a
 * full load.
 */
export function useFocusOnNavigation() {
  const path = useRef('');
  const stop = useRef(() => {});
  useEffect(() => {
    path.current = pathOf(window.location.pathname);
    return () => stop.current();
  }, []);
  useRouterEvent('beforeHistoryChange', (url: string, { shallow }: { shallow: boolean }) => {
    if (shallow) return;
    // The title of the next page must not count as late content of this page.
    stop.current();
    // Removing the focused element would make the browser compute the styles of the half-changed page.
    if (pathOf(url) !== path.current) (document.activeElement as HTMLElement | null)?.blur();
  });
  useRouterEvent('routeChangeComplete', (url: string, { shallow }: { shallow: boolean }) => {
    const isSamePage = pathOf(url) === path.current;
    path.current = pathOf(url);
    if (!shallow && !isSamePage && !url.includes('#')) stop.current = focusTitleSoon();
  });
}
