import { type ReactNode, useContext } from 'react';
import en from '../../public/locales/en/plan.json';
import id from '../../public/locales/id/plan.json';
import { MessagesContext, useMessages } from './use-messages';

/** Adds the messages of `plan` to those of the page. They load with the part that uses them, so no page carries them. */
export function WithPlanMessages({ children }: { children: ReactNode }) {
  const { locale } = useMessages();
  const messages = useContext(MessagesContext);
  return <MessagesContext value={{ ...messages, plan: locale === 'en' ? en : id }}>{children}</MessagesContext>;
}
