import type { HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import styles from './card-grid.module.css';

type CardGridProps = HTMLAttributes<HTMLUListElement> & {
  /** 'beside' stands next to a sidebar and gets its third column only at 1280. */
  columns?: 'three' | 'two' | 'beside';
};

/** A list of cards: one column, two from 640, three from 1024. Children are `<li>`. */
export function CardGrid({ columns = 'three', className, ...rest }: CardGridProps) {
  return <ul className={classNames(styles.grid, columns !== 'three' && styles[columns], className)} {...rest} />;
}
