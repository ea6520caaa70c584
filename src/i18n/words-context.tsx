import { createContext, type ReactNode } from 'react';
import type { Words } from './translate';

export const WordsContext = createContext<Words>({});

/** Makes the words that came with the page known to everything in it. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>;
}
