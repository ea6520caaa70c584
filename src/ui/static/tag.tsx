import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './tag.module.css';

export type TagTone = 'sun' | 'blue' | 'amber' | 'green' | 'sand';

/** Shows a text on a coloured background. The text must be clear without the colour. */
export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>;
}
