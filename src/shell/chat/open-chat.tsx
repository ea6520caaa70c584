import { createRoot, type Root } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { readStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { ChatPanel, type ChatTexts } from './chat-panel';
import type { ChatHost } from './chatwoot';

let container: HTMLElement | null = null;
let root: Root | null = null;
let readyIn: string | null = null;

// A conversation that was deleted with its member must not be shown to the next visitor.
subscribe(sessionState, () => {
  if (readyIn && !readStored('chatConversation')) takeAway();
});

/**
 * Shows the chat and loads its frame on first use; rejects when the frame does not load in time. The panel has a
 * separate React root, so that no page has to hold its state.
 */
export function openChat(chat: ChatHost, texts: ChatTexts): Promise<void> {
  const opener = document.activeElement;
  container ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  const show = (isOpen: boolean, onReady: () => void, onFail: () => void) =>
    root?.render(
      <ChatPanel
        // A language change reloads the frame; the conversation continues.
        key={texts.locale}
        chat={chat}
        texts={texts}
        isOpen={isOpen}
        onReady={onReady}
        onFail={onFail}
        onClose={close}
      />,
    );
  const close = () => {
    show(false, nothing, nothing);
    if (opener instanceof HTMLElement) opener.focus();
  };
  return new Promise((resolve, reject) => {
    const ready = () => {
      readyIn = texts.locale;
      show(true, nothing, nothing);
      resolve();
    };
    const fail = () => {
      takeAway();
      reject(new Error('The chat did not come in time.'));
    };
    if (readyIn === texts.locale) ready();
    else show(false, ready, fail);
  });
}

function takeAway(): void {
  root?.unmount();
  container?.remove();
  container = null;
  root = null;
  readyIn = null;
}

const nothing = () => undefined;
