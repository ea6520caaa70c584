// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { talkToWidget, widgetUrl } from './chatwoot';

const chat = { host: 'https://chat.kelana.example', token: 'abc' };
const onReady = vi.fn();
const onClose = vi.fn();
let told: { message: unknown; to: string }[];
let stop: () => void;
let frame: HTMLIFrameElement;

beforeEach(() => {
  sessionStorage.clear();
  onReady.mockReset();
  onClose.mockReset();
  told = [];
  frame = document.body.appendChild(document.createElement('iframe'));
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((text: string, to: string) => {
    told.push({ message: JSON.parse(text.replace('chatwoot-widget:', '')), to });
  }) as never);
  stop = talkToWidget({ frame, chat, locale: 'en', guest: { identifier: 'g-17', name: 'Sari' }, onReady, onClose });
});

afterEach(() => {
  stop();
  frame.remove();
});

function say(data: unknown, { origin = chat.host, source = frame.contentWindow }: Partial<MessageEventInit> = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const loaded = `chatwoot-widget:${JSON.stringify({ event: 'loaded', config: { authToken: 'talk-1' } })}`;

test('a loaded widget hears language and guest, from its own origin alone', () => {
  say(loaded);
  expect(told).toEqual([
    {
      message: {
        event: 'config-set',
        locale: 'en',
        position: 'right',
        hideMessageBubble: true,
        showPopoutButton: false,
      },
      to: chat.host,
    },
    { message: { event: 'set-user', identifier: 'g-17', user: { name: 'Sari' } }, to: chat.host },
    { message: { event: 'toggle-open', isOpen: true }, to: chat.host },
  ]);
  expect(onReady).toHaveBeenCalledOnce();
});

test('the conversation goes on after a reload', () => {
  expect(widgetUrl(chat)).toBe('https://chat.kelana.example/widget?website_token=abc');
  say(loaded);
  expect(widgetUrl(chat)).toBe('https://chat.kelana.example/widget?website_token=abc&cw_conversation=talk-1');
});

test('the widget can be closed from within', () => {
  say('chatwoot-widget:{"event":"closeWindow"}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('nobody else is heard, and nonsense is nothing', () => {
  say(loaded, { origin: 'https://evil.example' });
  say(loaded, { source: window });
  for (const data of [
    null,
    7,
    'loaded',
    'chatwoot-widget:',
    'chatwoot-widget:{',
    'chatwoot-widget:null',
    'chatwoot-widget:{"event":"constructor"}',
  ])
    say(data);
  expect([told, onReady.mock.calls, sessionStorage.getItem('kelana.chat')]).toEqual([[], [], null]);
});

test('without a usable token no conversation is kept', () => {
  say('chatwoot-widget:{"event":"loaded","config":{"authToken":{}}}');
  say('chatwoot-widget:{"event":"loaded"}');
  expect(onReady).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem('kelana.chat')).toBeNull();
});
