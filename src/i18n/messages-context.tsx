import { createContext, type ReactNode } from 'react';
import { type Locale, locales } from './locales';
import type { Messages } from './translate';

export const MessagesContext = createContext<Messages>({});

/** Provides the messages that came with the page to all components in it. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>;
}

export type PageLanguages = {
  /** The language of the service's texts, except for rows that name another one; undefined for that of the page. */
  texts: Locale | undefined;
  /** The languages in which this page exists, its own first. */
  page: readonly Locale[];
  /** True if some text on the page is in another language. */
  isMixed?: boolean | undefined;
};

export const PageLanguagesContext = createContext<PageLanguages>({ texts: undefined, page: locales });
