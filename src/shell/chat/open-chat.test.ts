// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectWidget, currentGuest, widgetUrl } from './open-chat';

const chat = { host: 'https://chat.kelana.example', token: 'abc' };
const onReady = vi.fn();
const onClose = vi.fn();
let sent: { message: unknown; to: string }[];
let stop: () => void;
let frame: HTMLIFrameElement;

beforeEach(() => {
  sessionStorage.clear();
  onReady.mockReset();
  onClose.mockReset();
  sent = [];
  frame = document.body.appendChild(document.createElement('iframe'));
  vi.spyOn(frame.contentWindow as Window, 'postMessage').mockImplementation(((text: string, to: string) => {
    sent.push({ message: JSON.parse(text.replace('chatwoot-widget:', '')), to });
  }) as never);
  stop = connectWidget(frame, { chat, locale: 'en', guest: { identifier: 'g-17', name: 'Sari' }, onReady, onClose });
});

afterEach(() => {
  stop();
  frame.remove();
});

function receive(data: unknown, { origin = chat.host, source = frame.contentWindow }: Partial<MessageEventInit> = {}) {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

const loaded = `chatwoot-widget:${JSON.stringify({ event: 'loaded', config: { authToken: 'talk-1' } })}`;

test('a loaded widget receives the language and the guest, addressed to its origin only', () => {
  receive(loaded);
  expect(sent).toEqual([
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

test('the conversation continues after a reload', () => {
  expect(widgetUrl(chat)).toBe('https://chat.kelana.example/widget?website_token=abc');
  receive(loaded);
  expect(widgetUrl(chat)).toBe('https://chat.kelana.example/widget?website_token=abc&cw_conversation=talk-1');
});

test('the widget can close the chat', () => {
  receive('chatwoot-widget:{"event":"closeWindow"}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('messages of other origins or windows and invalid messages are ignored', () => {
  receive(loaded, { origin: 'https://evil.example' });
  receive(loaded, { source: window });
  const invalid = ['', '{', 'null', '{"event":"constructor"}'].map((text) => `chatwoot-widget:${text}`);
  for (const data of [null, 7, 'loaded', ...invalid]) receive(data);
  expect([sent, onReady.mock.calls, sessionStorage.getItem('kelana.chat')]).toEqual([[], [], null]);
});

test('without a valid token no conversation is stored', () => {
  receive('chatwoot-widget:{"event":"loaded","config":{"authToken":{}}}');
  receive('chatwoot-widget:{"event":"loaded"}');
  expect(onReady).toHaveBeenCalledTimes(2);
  expect(sessionStorage.getItem('kelana.chat')).toBeNull();
});

test('the guest stored in the session is used, otherwise the placeholder with the given name', () => {
  expect(currentGuest('Kelana guest')).toEqual({ identifier: 'guest', name: 'Kelana guest' });
  sessionStorage.setItem('kelana.guest', JSON.stringify({ identifier: 'g-17', name: 'Sari', more: 1 }));
  expect(currentGuest('Kelana guest')).toEqual({ identifier: 'g-17', name: 'Sari' });
});

test.each(['{', 'null', '[]', '{"identifier":"","name":"Sari"}', '{"identifier":"g-17"}', '"g-17"'])(
  'an invalid stored guest is ignored: %s',
  (stored) => {
    sessionStorage.setItem('kelana.guest', stored);
    expect(currentGuest('Kelana guest').identifier).toBe('guest');
  },
);
