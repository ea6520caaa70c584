import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { confirmState } from '@/state/confirm';

const ConfirmDialog = dynamic(() => import('./confirm-dialog').then((part) => part.ConfirmDialog), {
  ssr: false,
  loading: RethrowLoadError,
});

/** Shows the question of `confirm()`; the dialog is downloaded with the first one and stays, to give the focus back. */
export function ConfirmHost() {
  const { question } = useSnapshot(confirmState);
  const [wasAsked, setWasAsked] = useState(false);
  if (question && !wasAsked) setWasAsked(true);
  return wasAsked && <ConfirmDialog question={question} />;
}
