import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './tag.module.css';

export type TagTone = 'sun' | 'blue' | 'amber' | 'green' | 'sand' | 'crimson';

type TagProps = { tone: TagTone; children: ReactNode; className?: string };

/** Shows a text on a coloured background. The text must be clear without the colour. */
export function Tag({ tone, children, className }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
