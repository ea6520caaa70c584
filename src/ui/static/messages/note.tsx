import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import styles from './note.module.css';

type NoteTone = 'info' | 'warning' | 'success' | 'error';

type NoteProps = HTMLAttributes<HTMLDivElement> & { tone?: NoteTone; icon?: IconName };

const iconOf: Record<NoteTone, IconName> = {
  info: 'info',
  warning: 'alert',
  success: 'check-circle',
  error: 'alert-circle',
};

/** Shows a permanent note beside the content to which it belongs, unlike a toast. */
export function Note({ tone = 'info', icon = iconOf[tone], className, children, ...rest }: NoteProps) {
  return (
    <div className={classNames(styles.note, styles[tone], className)} {...rest}>
      <Icon name={icon} className={styles.icon} />
      <div>{children}</div>
    </div>
  );
}
