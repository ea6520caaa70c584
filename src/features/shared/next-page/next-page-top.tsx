import Router from 'next/router';
import { type ReactNode, useEffect, useInsertionEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { showLoadedFont } from '@/lib/loaded-font';
import styles from './next-page-top.module.css';

type NextPageTopProps = {
  /** Called when the page does not come. */
  close: () => void;
  children: ReactNode;
};

/**
 * Shows the top of the next page in place of the content, until Next has prepared that page, which replaces both in one
 * step. Only the default layout has a place for it.
 */
export function NextPageTop({ close, children }: NextPageTopProps) {
  const content = document.querySelector('main[data-next-page]');
  useEffect(() => {
    Router.events.on('routeChangeError', close);
    return () => Router.events.off('routeChangeError', close);
  }, [close]);
  return content && createPortal(<Top>{children}</Top>, content);
}

function Top({ children }: { children: ReactNode }) {
  const [from] = useState(() => ({ path: Router.asPath, scrollY: window.scrollY }));
  // An insertion effect, because it runs before the layout effects of `children`: they measure places in the window, which
  // this font and this position change.
  useInsertionEffect(() => {
    // Now, because the page that replaces the top must not move its text.
    showLoadedFont();
    scrollTo(0);
    // The next page has its own position. If it did not come, the visitor is again where the press was, as soon as the
    // content, which is as tall as it was, is laid out again.
    return () => {
      if (Router.asPath === from.path) requestAnimationFrame(() => scrollTo(from.scrollY));
    };
  }, [from]);
  return (
    <div className={styles.top} aria-busy="true">
      {children}
    </div>
  );
}

const scrollTo = (top: number) => window.scrollTo({ top, behavior: 'instant' });
