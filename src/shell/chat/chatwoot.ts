import type { ChatProvider } from './chat-provider';

type Chatwoot = {
  setUser: (identifier: string, user: { name: string }) => void;
  toggle: (state: 'open' | 'close') => void;
};

declare global {
  interface Window {
    chatwootSettings?: { hideMessageBubble: boolean; locale: string };
    chatwootSDK?: { run: (options: { websiteToken: string; baseUrl: string }) => void };
    $chatwoot?: Chatwoot;
  }
}

/** Chatwoot, self-hosted: `host` is its origin, `token` its website token. */
export function chatwoot({ host, token }: { host: string; token: string }, locale: string): ChatProvider {
  return {
    scriptUrl: `${host}/packs/js/sdk.js`,
    start: () =>
      new Promise((resolve) => {
        window.chatwootSettings = { hideMessageBubble: true, locale };
        window.addEventListener('chatwoot:ready', () => resolve(), { once: true });
        window.chatwootSDK?.run({ websiteToken: token, baseUrl: host });
      }),
    open: ({ identifier, name }) => {
      window.$chatwoot?.setUser(identifier, { name });
      window.$chatwoot?.toggle('open');
    },
  };
}
