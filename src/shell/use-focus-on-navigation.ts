import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { locales } from '@/i18n/locales';
import { afterPaint } from '@/lib/after-paint';

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/** The part of an address that makes a page: no language, query or fragment. */
export function pathOf(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(prefix, '') || '/';
}

/**
 * Gives the page's title the focus. Where a late part brings a title in place of the one that has it, the focus goes
 * there too: it would be nowhere. The answer ends that.
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

// The new page is painted first: moving the focus would make the browser lay it out twice.
function focusTitleSoon(): () => void {
  let stop = afterPaint(() => {
    stop = focusTitle();
  });
  return () => stop();
}

/** After a soft navigation the focus goes to the new page's title; the browser does that only for a full load. */
export function useFocusOnNavigation() {
  const { events } = useRouter();
  useEffect(() => {
    let path = pathOf(window.location.pathname);
    let stop = () => {};
    // The next page's title is not one that came late to this page.
    const leave = (_url: string, { shallow }: { shallow: boolean }) => {
      if (!shallow) stop();
    };
    const arrive = (url: string, { shallow }: { shallow: boolean }) => {
      const next = pathOf(url);
      const isSamePage = next === path;
      path = next;
      if (shallow || isSamePage) return;
      stop();
      if (!url.includes('#')) stop = focusTitleSoon();
    };
    events.on('routeChangeStart', leave);
    events.on('routeChangeComplete', arrive);
    return () => {
      stop();
      events.off('routeChangeStart', leave);
      events.off('routeChangeComplete', arrive);
    };
  }, [events]);
}
