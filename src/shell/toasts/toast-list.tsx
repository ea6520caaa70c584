import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { limits } from '@/config/limits';
import { useMessages } from '@/i18n/use-messages';
import { dismissToast, type Toast, toastsState } from '@/state/toasts';
import { RoundButton } from '@/ui/static/buttons/round-button';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './toasts.module.css';

const iconOf = { success: 'check-circle', error: 'alert-circle', notice: 'clock' } as const;

export function ToastList() {
  const { items } = useSnapshot(toastsState);
  // For the scroll padding in reset.css; the browser would look through the whole page for `:has` at each change.
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.toasts = '';
    return () => {
      delete dataset.toasts;
    };
  }, []);
  return items.map((toast) => <ToastCard key={toast.id} toast={toast} />);
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useMessages();
  const [isPaused, setIsPaused] = useState(false);
  const close = () => dismissToast(toast.id);
  usePausableTimeout(limits.toastMs, isPaused, close);
  return (
    // Hovering only pauses the timer; the element is not a control.
    <div
      className={styles.toast}
      data-kind={toast.kind}
      aria-hidden={toast.isOnPage}
      data-paused={isPaused}
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <Icon className={styles.icon} name={iconOf[toast.kind]} size={22} />
      <p className={styles.text}>
        <span className="visually-hidden">{t(`toast.${toast.kind}`)} </span>
        <span>{toast.text}</span>
      </p>
      <RoundButton
        icon="close"
        iconSize={18}
        label={t('toast.close')}
        onClick={close}
        tabIndex={toast.isOnPage && -1}
      />
      <span className={styles.time} />
    </div>
  );
}

/** Calls `onEnd` after `ms` milliseconds; paused time does not count. */
function usePausableTimeout(ms: number, isPaused: boolean, onEnd: () => void) {
  const remaining = useRef(ms);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => end(), remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused]);
}
