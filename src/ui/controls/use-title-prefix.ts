import { useEffect } from 'react';

/** Puts a sentence before the page's title for as long as it holds, as a screen reader reads the title first. */
export function useTitlePrefix(sentence: string | null) {
  useEffect(() => {
    if (sentence === null) return;
    const plain = document.title;
    const prefixed = `${sentence} ${plain}`;
    document.title = prefixed;
    return () => {
      // Another page may have put its own title by now.
      if (document.title === prefixed) document.title = plain;
    };
  }, [sentence]);
}
