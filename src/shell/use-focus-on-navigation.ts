import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { locales } from '@/i18n/locales';
import { afterPaint } from '@/lib/after-paint';

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
  const { events } = useRouter();
  useEffect(() => {
    let path = pathOf(window.location.pathname);
    let stop = () => {};
    const leave = (url: string, { shallow }: { shallow: boolean }) => {
      if (shallow) return;
      // The title of the next page must not count as late content of this page.
      stop();
      // Removing the focused element would make the browser compute the styles of the half-changed page.
      if (pathOf(url) !== path) (document.activeElement as HTMLElement | null)?.blur();
    };
    const arrive = (url: string, { shallow }: { shallow: boolean }) => {
      const isSamePage = pathOf(url) === path;
      path = pathOf(url);
      if (!shallow && !isSamePage && !url.includes('#')) stop = focusTitleSoon();
    };
    events.on('beforeHistoryChange', leave);
    events.on('routeChangeComplete', arrive);
    return () => {
      stop();
      events.off('beforeHistoryChange', leave);
      events.off('routeChangeComplete', arrive);
    };
  }, [events]);
}
