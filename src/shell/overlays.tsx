import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { useRouterEvent } from '@/lib/use-router-event';
import { answer, confirmState } from '@/state/confirm';
import { closeSearch, searchState } from '@/state/search';
import { toastsState } from '@/state/toasts';
import styles from './toasts/toasts.module.css';

// When the list's code cannot be loaded, the last message is shown as plain text and hidden by the stylesheet after a
// while.
const ToastList = loadOnUse(
  () => import('./toasts/toast-list').then((part) => part.ToastList),
  ({ error }) => {
    const last = toastsState.items.at(-1);
    return (
      error && (
        <p key={last?.id} className={styles.plain} aria-hidden={last?.isOnPage}>
          {last?.text}
        </p>
      )
    );
  },
);

/**
 * Shows the toasts. The live region exists from the start, so that screen readers announce its changes; the toasts'
 * code is loaded on demand.
 */
export function ToastHost() {
  const { t } = useMessages();
  const { items } = useSnapshot(toastsState);
  return (
    <section className={styles.host} aria-label={t('toast.region')} aria-live="polite" data-print="none">
      {items.length > 0 && <ToastList />}
    </section>
  );
}

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

const SearchDialog = loadOnUse(() => import('./search/search-dialog').then((part) => part.SearchDialog));

/** Shows the search that `openSearch()` opens. It is loaded at its first use and stays, so that it returns the focus. */
export function SearchHost() {
  const { request } = useSnapshot(searchState);
  const [wasOpened, setWasOpened] = useState(false);
  if (request && !wasOpened) setWasOpened(true);

  // Back closes the search, and so does Enter in the field before the dialog has loaded.
  useRouterEvent('routeChangeStart', closeSearch);

  return wasOpened && <SearchDialog request={request} />;
}
