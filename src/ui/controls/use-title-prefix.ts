import { useEffect } from 'react';

/** Prefixes the page's title while `sentence` is set, because screen readers read the title first. */
export function useTitlePrefix(sentence: string | null) {
  useEffect(() => {
    if (sentence === null) return;
    const plain = document.title;
    const prefixed = `${sentence} ${plain}`;
    document.title = prefixed;
    return () => {
      // Another page may already have set its own title.
      if (document.title === prefixed) document.title = plain;
    };
  }, [sentence]);
}
