import { useState } from 'react';

type ShareState = 'idle' | 'copied' | 'failed';

/** Hands a text and the page's address to the device's own sharing, or copies both where there is none. */
export function useShareText() {
  const [state, setState] = useState<ShareState>('idle');
  const share = async (title: string, text: string) => {
    const url = window.location.href;
    setState('idle');
    try {
      if (typeof navigator.share === 'function') {
        await navigator.share({ title, text, url });
        return;
      }
      await navigator.clipboard.writeText(`${text}\n\n${url}`);
      setState('copied');
    } catch (error) {
      // Closing the device's sheet is a decision, not a failure.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      setState(isDismissed ? 'idle' : 'failed');
    }
  };
  return { state, share };
}
