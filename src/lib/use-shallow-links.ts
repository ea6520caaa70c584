import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';
import { sameRouteUrl } from './same-route-url';

/**
 * Returns an `onClickCapture` handler for links that only change the query of this page: they navigate without a
 * request for the page, so they also work offline. Other links and new tabs are not affected. A link within
 * `data-focus` moves the focus to the element with that selector.
 */
export function useShallowLinks() {
  const router = useRouter();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || link.target) return;
    const { origin, pathname, search, hash } = new URL(link.href);
    if (origin !== window.location.origin || pathname !== window.location.pathname) return;
    event.preventDefault();
    const next = link.closest<HTMLElement>('[data-focus]')?.dataset.focus;
    const prefix = `/${router.locale}`;
    const hasPrefix = pathname === prefix || pathname.startsWith(`${prefix}/`);
    const path = hasPrefix ? pathname.slice(prefix.length) || '/' : pathname;
    const to = path + search + hash;
    void router.push(sameRouteUrl(router, to), to, { shallow: true, scroll: false }).then(() => {
      if (next) document.querySelector<HTMLElement>(next)?.focus();
    });
  };
}
