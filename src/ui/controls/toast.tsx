import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../static/icon';
import type { IconName } from '../static/icon-paths';
import { RoundButton } from '../static/round-button';
import styles from './toast.module.css';

export type ToastTone = 'success' | 'error' | 'info';

export type ToastProps = { tone?: ToastTone; message: ReactNode; closeLabel: string; onClose: () => void };

const iconOf: Record<ToastTone, IconName> = { success: 'check-circle', error: 'alert-circle', info: 'info' };

/** The place of the toasts, top right. Mount it before the first toast, so that screen readers notice what arrives. */
export function ToastRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label}>
      <ol className={styles.region} aria-live="polite" aria-relevant="additions">
        {children}
      </ol>
    </section>
  );
}

/** Closes itself after 3000 ms; the pointer or the focus holds it. */
export function Toast({ tone = 'info', message, closeLabel, onClose }: ToastProps) {
  return (
    <li className={classNames(styles.toast, styles[tone])}>
      <Icon name={iconOf[tone]} className={styles.icon} />
      <div className={styles.words}>{message}</div>
      <RoundButton icon="close" iconSize={18} label={closeLabel} onClick={onClose} />
      <span className={styles.bar} onAnimationEnd={onClose} aria-hidden="true" />
    </li>
  );
}
