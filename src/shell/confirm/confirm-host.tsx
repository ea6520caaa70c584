import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { answer, confirmState } from '@/state/confirm';

const ConfirmDialog = loadOnUse(
  () => import('./confirm-dialog').then((part) => part.ConfirmDialog),
  ({ error }) => error && <BrowserQuestion />,
);

/**
 * Shows the question of `confirm()`. The dialog is loaded for the first question, or as soon as there is unsaved work,
 * and stays mounted so that it can return the focus.
 */
export function ConfirmHost() {
  const { question, atStake } = useSnapshot(confirmState);
  const [isNeeded, setNeeded] = useState(false);
  if ((question || atStake) && !isNeeded) setNeeded(true);
  return isNeeded && <ConfirmDialog question={question} />;
}

/** Asks with the browser's dialog when the code of the site's dialog could not be loaded, for example offline. */
function BrowserQuestion() {
  const { question } = useSnapshot(confirmState);
  useEffect(() => {
    if (question) answer(window.confirm(question.text));
  }, [question]);
  return null;
}
