import { useRouter } from 'next/router';
import type { MouseEvent } from 'react';

/**
 * For `onClickCapture` around links that only change the query of this page: they are followed without asking the
 * server for the page again, so that they also work offline. Every other link and every new tab stays as it is.
 */
export function useShallowLinks() {
  const router = useRouter();
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !isPlain) return;
    const { origin, pathname, searchParams } = new URL(link.href);
    if (origin !== window.location.origin || pathname !== window.location.pathname) return;
    event.preventDefault();
    const query = Object.fromEntries(searchParams);
    void router.push({ pathname: router.pathname, query }, undefined, { shallow: true, scroll: false });
  };
}
