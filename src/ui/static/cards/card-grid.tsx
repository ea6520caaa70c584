import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './card-grid.module.css';

type CardGridProps = HTMLAttributes<HTMLUListElement> & {
  /** 'beside' is for a list next to a sidebar: its third column starts at 1280 px. */
  columns?: 'three' | 'two' | 'beside';
};

/** Shows a list of cards: one column, two from 640 px, three from 1024 px. Children are `<li>`. */
export function CardGrid({ columns = 'three', className, ...rest }: CardGridProps) {
  return (
    <ul className={classNames('stack', styles.grid, columns !== 'three' && styles[columns], className)} {...rest} />
  );
}
