import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { subscribe } from 'valtio/vanilla';
import { readStored, writeStored } from '@/state/device-storage';
import { sessionState } from '@/state/session';
import { RoundButton } from '@/ui/static/buttons/round-button';
import styles from './chat-panel.module.css';

export type ChatHost = { host: string; token: string };

export type ChatTexts = { locale: string; title: string; close: string; guest: string };

let container: HTMLElement | null = null;
let root: Root | null = null;
/** The language in which the widget has loaded. */
let readyIn: string | null = null;

// A conversation that was deleted with its member must not be shown to the next visitor.
subscribe(sessionState, () => {
  if (readyIn && !readStored('chatConversation')) removePanel();
});

/**
 * Shows the chat and loads its frame on first use; rejects when the frame does not load in time. The panel has a
 * separate React root, so that no page has to hold its state.
 */
export function openChat(chat: ChatHost, texts: ChatTexts): Promise<void> {
  const opener = document.activeElement;
  container ??= document.body.appendChild(document.createElement('div'));
  root ??= createRoot(container);
  return new Promise((resolve, reject) => {
    const render = (isOpen: boolean) =>
      // The key: a language change reloads the frame; the conversation continues.
      root?.render(<ChatPanel key={texts.locale} {...{ chat, texts, isOpen, onReady, onFail, onClose }} />);
    const open = () => {
      readyIn = texts.locale;
      render(true);
      resolve();
    };
    const onReady = () => {
      // A widget that loads again, also behind a closed panel, changes nothing.
      if (readyIn !== texts.locale) open();
    };
    const onFail = () => {
      // The panel was already open in this language; its frame only comes late.
      if (readyIn === texts.locale) return;
      removePanel();
      reject(new Error('The chat did not come in time.'));
    };
    const onClose = () => {
      render(false);
      if (opener instanceof HTMLElement) opener.focus();
    };
    if (readyIn === texts.locale) open();
    else render(false);
  });
}

function removePanel(): void {
  root?.unmount();
  container?.remove();
  container = null;
  root = null;
  readyIn = null;
}

const TIMEOUT_MS = 8000;

type ChatPanelProps = {
  chat: ChatHost;
  texts: ChatTexts;
  isOpen: boolean;
  onReady: () => void;
  /** Called when the widget did not load in time. */
  onFail: () => void;
  onClose: () => void;
};

/**
 * Shows the conversation in a frame from the chat provider's origin. A closed panel is only hidden, so that the
 * conversation stays loaded.
 */
function ChatPanel({ chat, texts, isOpen, ...on }: ChatPanelProps) {
  const { locale, title, guest } = texts;
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [url] = useState(() => widgetUrl(chat));
  const onReady = useEffectEvent(on.onReady);
  const onFail = useEffectEvent(on.onFail);
  const onClose = useEffectEvent(on.onClose);

  useEffect(() => {
    if (!frame.current) return;
    const timeout = setTimeout(() => onFail(), TIMEOUT_MS);
    const ready = () => {
      clearTimeout(timeout);
      onReady();
    };
    const disconnect = connectWidget(frame.current, {
      chat,
      locale,
      guest: currentGuest(guest),
      onReady: ready,
      onClose: () => onClose(),
    });
    return () => {
      clearTimeout(timeout);
      disconnect();
    };
  }, [chat, locale, guest]);

  useEffect(() => {
    if (!isOpen) return;
    close.current?.focus();
    const narrow = window.matchMedia('(max-width: 479px)');
    // When the panel covers the screen, a focused element behind it would be invisible.
    const leave = ({ target }: FocusEvent) => {
      if (narrow.matches && !panel.current?.contains(target as Node)) onClose();
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [isOpen]);

  return (
    <div
      ref={panel}
      className={styles.panel}
      role="dialog"
      aria-label={title}
      data-open={isOpen}
      data-print="none"
      onKeyDown={({ key }: KeyboardEvent) => key === 'Escape' && on.onClose()}
    >
      <div className={styles.header}>
        <span>{title}</span>
        <RoundButton
          ref={close}
          icon="close"
          iconSize={20}
          className={styles.close}
          label={texts.close}
          onClick={on.onClose}
        />
      </div>
      <iframe ref={frame} className={styles.frame} src={url} title={title} />
    </div>
  );
}

type Connection = {
  chat: ChatHost;
  locale: string;
  guest: Guest;
  onReady: () => void;
  onClose: () => void;
};

const PREFIX = 'chatwoot-widget:';

/**
 * Returns the URL of Chatwoot's widget page: `host` is its origin, `token` the website token. Chatwoot's own script is
 * not used, because it could read the session's token and adds styles that the site's CSP refuses; a frame can do
 * neither.
 */
export function widgetUrl({ host, token }: ChatHost): string {
  const url = new URL('/widget', host);
  url.searchParams.set('website_token', token);
  const conversation = readStored('chatConversation');
  if (conversation) url.searchParams.set('cw_conversation', conversation);
  return url.href;
}

/** Exchanges with the widget the messages that Chatwoot's own script would send. Returns a function that stops this. */
export function connectWidget(
  frame: HTMLIFrameElement,
  { chat, locale, guest, onReady, onClose }: Connection,
): () => void {
  const send = (event: string, values: object) =>
    frame.contentWindow?.postMessage(PREFIX + JSON.stringify({ event, ...values }), chat.host);
  const handlers: Record<string, (message: Message) => void> = {
    loaded: ({ config }) => {
      if (typeof config?.authToken === 'string') writeStored('chatConversation', config.authToken);
      send('config-set', { locale, position: 'right', hideMessageBubble: true, showPopoutButton: false });
      send('set-user', { identifier: guest.identifier, user: { name: guest.name } });
      send('toggle-open', { isOpen: true });
      onReady();
    },
    closeWindow: onClose,
    toggleBubble: onClose,
  };
  const receive = ({ origin, source, data }: MessageEvent) => {
    if (origin !== chat.host || source !== frame.contentWindow) return;
    const isMessage = typeof data === 'string' && data.startsWith(PREFIX);
    const message = isMessage ? (parse(data.slice(PREFIX.length)) as Message | null) : null;
    if (message?.event && Object.hasOwn(handlers, message.event)) handlers[message.event]?.(message);
  };
  window.addEventListener('message', receive);
  return () => window.removeEventListener('message', receive);
}

type Message = { event?: string; config?: { authToken?: unknown } | null };

type Guest = { identifier: string; name: string };

/** Returns the guest that is stored in the session, or a placeholder guest with this name (§1). */
export function currentGuest(placeholderName: string): Guest {
  const { identifier, name } = (parse(readStored('chatGuest') ?? '') ?? {}) as Partial<Guest>;
  const isGuest = [identifier, name].every((text) => typeof text === 'string' && text !== '');
  return isGuest ? ({ identifier, name } as Guest) : { identifier: 'guest', name: placeholderName };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
