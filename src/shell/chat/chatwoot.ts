import { readStored, writeStored } from '@/state/device-storage';
import type { Guest } from './guest';

export type ChatHost = { host: string; token: string };

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

function read(data: unknown): Message | null {
  if (typeof data !== 'string' || !data.startsWith(PREFIX)) return null;
  try {
    return JSON.parse(data.slice(PREFIX.length));
  } catch {
    return null;
  }
}
