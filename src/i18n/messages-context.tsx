import { createContext, type ReactNode } from 'react';
import type { Messages } from './translate';

export const MessagesContext = createContext<Messages>({});

/** Provides the messages that came with the page to all components in it. */
export function MessagesProvider({ messages, children }: { messages: Messages; children: ReactNode }) {
  return <MessagesContext.Provider value={messages}>{children}</MessagesContext.Provider>;
}
