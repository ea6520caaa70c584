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

const TIMEOUT_MS = 8000;

/**
 * Shows the conversation in a frame from the chat provider's origin. A closed panel is only hidden, so that the
 * conversation stays loaded.
 */
function ChatPanel({
  chat,
  texts,
  isOpen,
  ...on
}: {
  chat: ChatHost;
  texts: ChatTexts;
  isOpen: boolean;
  onReady: () => void;
  /** Called when the widget did not load in time. */
  onFail: () => void;
  onClose: () => void;
}) {
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
    const stop = talkToWidget({
      frame: frame.current,
      chat,
      locale,
      guest: currentGuest(guest),
      onReady: () => {
        clearTimeout(timeout);
        onReady();
      },
      onClose: () => onClose(),
    });
    return () => {
      clearTimeout(timeout);
      stop();
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

type Talk = {
  frame: HTMLIFrameElement;
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
export function talkToWidget({ frame, chat, locale, guest, onReady, onClose }: Talk): () => void {
  const tell = (event: string, values: object) =>
    frame.contentWindow?.postMessage(PREFIX + JSON.stringify({ event, ...values }), chat.host);
  const answer: Record<string, (message: Message) => void> = {
    loaded: ({ config }) => {
      if (typeof config?.authToken === 'string') writeStored('chatConversation', config.authToken);
      tell('config-set', { locale, position: 'right', hideMessageBubble: true, showPopoutButton: false });
      tell('set-user', { identifier: guest.identifier, user: { name: guest.name } });
      tell('toggle-open', { isOpen: true });
      onReady();
    },
    closeWindow: onClose,
    toggleBubble: onClose,
  };
  const listen = ({ origin, source, data }: MessageEvent) => {
    if (origin !== chat.host || source !== frame.contentWindow) return;
    const message = read(data);
    if (message?.event && Object.hasOwn(answer, message.event)) answer[message.event]?.(message);
  };
  window.addEventListener('message', listen);
  return () => window.removeEventListener('message', listen);
}

type Message = { event?: string; config?: { authToken?: unknown } | null };

const read = (data: unknown) =>
  typeof data === 'string' && data.startsWith(PREFIX) ? (parse(data.slice(PREFIX.length)) as Message | null) : null;

type Guest = { identifier: string; name: string };

/** Returns the guest that is stored in the session, or a placeholder guest with this name (§1). */
export function currentGuest(placeholderName: string): Guest {
  const stored = parse(readStored('chatGuest') ?? '');
  const { identifier, name } = isGuest(stored) ? stored : { identifier: 'guest', name: placeholderName };
  return { identifier, name };
}

function isGuest(value: unknown): value is Guest {
  if (typeof value !== 'object' || value === null) return false;
  const { identifier, name } = value as Partial<Guest>;
  return typeof identifier === 'string' && identifier !== '' && typeof name === 'string' && name !== '';
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
