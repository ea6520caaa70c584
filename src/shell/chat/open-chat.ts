import { chatEnv } from '@/config/env';
import type { ChatProvider } from './chat-provider';
import { chatwoot } from './chatwoot';
import { currentGuest } from './guest';

const PATIENCE_MS = 8000;
let started: Promise<ChatProvider> | null = null;

/** Loads the provider on its first use and opens the conversation; rejects when it does not come in time. */
export async function openChat(locale: string): Promise<void> {
  if (!chatEnv) throw new Error('No chat provider is configured.');
  started ??= start(chatwoot(chatEnv, locale)).catch((error: unknown) => {
    // The next press tries again.
    started = null;
    throw error;
  });
  (await started).open(currentGuest());
}

async function start(provider: ChatProvider): Promise<ChatProvider> {
  const tooLate = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('The chat did not come in time.')), PATIENCE_MS);
  });
  await Promise.race([loadScript(provider.scriptUrl).then(provider.start), tooLate]);
  return provider;
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: url, async: true });
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error('The chat could not be loaded.'));
    };
    document.head.append(script);
  });
}
