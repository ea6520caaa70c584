import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { answer, confirmState } from '@/state/confirm';

const ConfirmDialog = loadOnUse(
  () => import('./confirm-dialog').then((part) => part.ConfirmDialog),
  ({ error }) => error && <BrowserQuestion />,
);

/**
 * Shows the question of `confirm()`; the dialog is downloaded with the first one, or as soon as something is at stake,
 * and stays, to give the focus back.
 */
export function ConfirmHost() {
  const { question, atStake } = useSnapshot(confirmState);
  const [isNeeded, setNeeded] = useState(false);
  if ((question || atStake) && !isNeeded) setNeeded(true);
  return isNeeded && <ConfirmDialog question={question} />;
}

/** Offline, the dialog's code may fail to load; the browser's own dialog is used then. */
function BrowserQuestion() {
  const { question } = useSnapshot(confirmState);
  useEffect(() => {
    if (question) answer(window.confirm(question.text));
  }, [question]);
  return null;
}
