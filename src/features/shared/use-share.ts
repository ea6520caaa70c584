import { useState } from 'react';
import { type Shared, shareOrCopy } from '@/lib/share';
import { showResult } from '@/state/toasts';

/** Shares or copies a link. Shows the result as a toast and returns it for a status beside the button. */
export function useShare(messages: { copied: string; failed: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const share = async (shared: Shared) => {
    setState('idle');
    const result = await shareOrCopy(shared);
    setState(result);
    if (result !== 'idle') showResult(result === 'copied' ? 'success' : 'error', messages[result]);
  };
  return { resultText: state === 'idle' ? '' : messages[state], share };
}
