import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { toastsState } from '@/state/toasts';
import styles from './toasts.module.css';

// When the list's code cannot be loaded, the last message is shown as plain text and hidden by the stylesheet after a
// while.
const ToastList = loadOnUse(
  () => import('./toast-list').then((part) => part.ToastList),
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
