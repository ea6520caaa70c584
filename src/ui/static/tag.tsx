import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './tag.module.css';

export type TagTone = 'sun' | 'blue' | 'amber' | 'green' | 'sand' | 'crimson';

type TagProps = { tone: TagTone; children: ReactNode; className?: string };

/** A word on a coloured ground; never the only bearer of its meaning. */
export function Tag({ tone, children, className }: TagProps) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
