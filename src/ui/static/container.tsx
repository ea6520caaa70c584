import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './container.module.css';

export type ContainerProps = HTMLAttributes<HTMLElement> & {
  as?: 'div' | 'main' | 'nav' | 'header' | 'footer' | 'article';
};

/** The page's width with its gutters. */
export function Container({ as: Element = 'div', className, ...rest }: ContainerProps) {
  return <Element className={classNames(styles.container, className)} {...rest} />;
}
