import { useEffect } from 'react';

/** Tells the chat button that a fixed buy bar stands below it while `isShown`. */
export function useBuyBar(isShown = true) {
  useEffect(() => {
    if (!isShown) return;
    document.body.dataset.buyBar = '';
    return () => {
      delete document.body.dataset.buyBar;
    };
  }, [isShown]);
}
