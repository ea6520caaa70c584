import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { useWords } from '@/i18n/use-words';
import { onDemand } from '@/lib/on-demand';
import { dismissToast, toastsState } from '@/state/toasts';
import styles from './toasts.module.css';

// Nobody can hold it with the mouse: it stays as long as two.
const PLAIN_MS = 2 * limits.toastMs;

// Where their list cannot be downloaded the sentences are said without it.
const ToastList = onDemand(
  () => import('./toast-list').then((part) => part.ToastList),
  ({ error }) => error && <PlainToasts />,
);

/** The place for toasts, there from the start so that screen readers watch it; the toasts themselves come lazily. */
export function ToastHost() {
  const { t } = useWords();
  const { items } = useSnapshot(toastsState);
  return (
    <section className={styles.host} aria-label={t('toast.region')} aria-live="polite" data-print="none">
      {items.length > 0 && <ToastList />}
    </section>
  );
}

function PlainToasts() {
  const { items } = useSnapshot(toastsState);
  const last = items.at(-1);
  useEffect(() => {
    const timer = setTimeout(() => last && dismissToast(last.id), PLAIN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last && <p className={styles.plain}>{last.text}</p>;
}
