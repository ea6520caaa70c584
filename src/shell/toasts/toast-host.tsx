import { useSnapshot } from 'valtio';
import { useMessages } from '@/i18n/use-messages';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { toastsState } from '@/state/toasts';
import styles from './toasts.module.css';

// Where their list cannot be downloaded the last sentence is said without it, and the stylesheet takes it away.
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

/** The place for toasts, there from the start so that screen readers watch it; the toasts themselves come lazily. */
export function ToastHost() {
  const { t } = useMessages();
  const { items } = useSnapshot(toastsState);
  return (
    <section className={styles.host} aria-label={t('toast.region')} aria-live="polite" data-print="none">
      {items.length > 0 && <ToastList />}
    </section>
  );
}
