import { useState } from 'react';

type Shared = { title: string; url: string; text?: string };

/** The address of this page without the place in it. */
export const pageAddress = (): string => window.location.href.split('#', 1)[0] ?? '';

/** Hands an address, with a text or without, to the device's own sharing; copies it where there is none. */
export function useShare() {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const share = async (shared: Shared) => {
    setState('idle');
    try {
      if (typeof navigator.share === 'function') return await navigator.share(shared);
      await navigator.clipboard.writeText([shared.text, shared.url].filter(Boolean).join('\n\n'));
      setState('copied');
    } catch (error) {
      // Closing the device's sheet is a decision, not a failure.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      setState(isDismissed ? 'idle' : 'failed');
    }
  };
  return { state, share };
}
