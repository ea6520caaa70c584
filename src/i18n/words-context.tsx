import { createContext, type ReactNode } from 'react';
import type { Words } from './translate';

export const WordsContext = createContext<Words>({});

/** Provides the messages that came with the page to all components in it. */
export function WordsProvider({ words, children }: { words: Words; children: ReactNode }) {
  return <WordsContext.Provider value={words}>{children}</WordsContext.Provider>;
}
