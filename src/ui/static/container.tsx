import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './container.module.css';

/** Centres content at the page's width with its gutters. */
export function Container({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return <div className={classNames(styles.container, className)} {...rest} />;
}
