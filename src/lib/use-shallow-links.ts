import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { inPlace } from './in-place';

/**
 * For `onClickCapture` around links that only change the query of this page: they are followed without asking the
 * server for the page again, so that they also work offline. Every other link and every new tab stays as it is. A link
 * within `data-focus` moves the focus to what it names.
 */
export function useShallowLinks() {
  const router = useRouter();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain || link.target) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin || pathname !== window.location.pathname) return;
    event.preventDefault();
    const next = link.closest<HTMLElement>('[data-focus]')?.dataset.focus;
    const prefix = `/${router.locale}`;
    const hasPrefix = pathname === prefix || pathname.startsWith(`${prefix}/`);
    const path = hasPrefix ? pathname.slice(prefix.length) || '/' : pathname;
    const to = path + search + hash;
    void router.push(inPlace(router, to), to, { shallow: true, scroll: false }).then(() => {
      if (next) document.querySelector<HTMLElement>(next)?.focus();
    });
  };
}
