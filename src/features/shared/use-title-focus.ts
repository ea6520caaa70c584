import { useRouter } from 'next/router';
import { useEffect } from 'react';

/**
 * Gives the title of a member page, or one for signing in, the focus after a soft navigation. The shell does so too, but
 * the first time the guard and the layout of these pages are still on their way then, and the title with them.
 */
export function useTitleFocus() {
  const { pathname } = useRouter();
  useEffect(() => {
    const isFirstPage = window.__NEXT_DATA__?.page === pathname;
    if (isFirstPage || document.activeElement !== document.body) return;
    const title = document.querySelector<HTMLElement>('main h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }, [pathname]);
}
