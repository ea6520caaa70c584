import { useState } from 'react';
import { type Shared, shareOrCopy } from '@/lib/share';
import { showResult } from '@/state/toasts';

/** Shares or copies a link and reports the result in `said`, for a status beside the button, and as a toast. */
export function useShare(words: { copied: string; failed: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const share = async (shared: Shared) => {
    setState('idle');
    const result = await shareOrCopy(shared);
    setState(result);
    if (result !== 'idle') showResult(result === 'copied' ? 'success' : 'error', words[result]);
  };
  return { said: state === 'idle' ? '' : words[state], share };
}
