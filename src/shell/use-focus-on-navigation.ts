import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { locales } from '@/i18n/locales';

const prefix = new RegExp(`^/(${locales.join('|')})(?=/|$)`);

/** The part of an address that makes a page: no language, query or fragment. */
export function placeOf(url: string): string {
  return (url.split(/[?#]/, 1)[0] ?? '').replace(prefix, '') || '/';
}

/** After a soft navigation the focus goes to the new page's title; the browser does that only for a full load. */
export function useFocusOnNavigation() {
  const { events } = useRouter();
  useEffect(() => {
    let place = placeOf(window.location.pathname);
    const focusTitle = (url: string, { shallow }: { shallow: boolean }) => {
      const next = placeOf(url);
      const isSamePage = next === place;
      place = next;
      if (shallow || isSamePage || url.includes('#')) return;
      const title = document.querySelector<HTMLElement>('main h1');
      if (!title) return;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    events.on('routeChangeComplete', focusTitle);
    return () => events.off('routeChangeComplete', focusTitle);
  }, [events]);
}
