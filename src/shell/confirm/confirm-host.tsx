import dynamic from 'next/dynamic';
import { useSnapshot } from 'valtio';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import { confirmState } from '@/state/confirm';

const ConfirmDialog = dynamic(() => import('./confirm-dialog').then((part) => part.ConfirmDialog), {
  ssr: false,
  loading: RethrowLoadError,
});

/** Shows the question of `confirm()`; the dialog is downloaded with the first one. */
export function ConfirmHost() {
  const { question } = useSnapshot(confirmState);
  return question && <ConfirmDialog question={question} />;
}
