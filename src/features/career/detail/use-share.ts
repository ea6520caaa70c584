import { useState } from 'react';

type ShareState = 'idle' | 'copied' | 'failed';

/** Hands the vacancy's address to the device's own sharing, or copies it where there is none. */
export function useShare(title: string) {
  const [state, setState] = useState<ShareState>('idle');
  const share = async () => {
    const url = window.location.href.split('#', 1)[0] ?? '';
    setState('idle');
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch (error) {
      // Closing the device's sheet is a decision, not a failure.
      const isDismissed = error instanceof DOMException && error.name === 'AbortError';
      setState(isDismissed ? 'idle' : 'failed');
    }
  };
  return { state, share };
}
