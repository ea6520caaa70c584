import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { loadedRoute } from '@/next-internals/page-data';

/**
 * Focuses the title of a member or sign-in page after a client-side navigation. The shell does this too, but at the
 * first such navigation the guard and the layout of these pages are still loading, so the title is not rendered yet.
 */
export function useTitleFocus() {
  const { pathname } = useRouter();
  useEffect(() => {
    const isFirstPage = loadedRoute() === pathname;
    if (isFirstPage || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
