import { Children, type ReactNode, useState } from 'react';
import styles from './tour-filters.module.css';

type FilterGroupProps = { title?: string; look?: 'rows' | 'grid'; shows?: number; more?: string; children: ReactNode };

/** Shows filter options, as a named group if they have a title; a button expands a long group. */
export function FilterGroup({ title, look = 'rows', shows, more, children }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const options = Children.toArray(children);
  const isCut = shows !== undefined && !isOpen && options.length > shows;
  if (options.length === 0) return null;
  const Group = title ? 'fieldset' : 'div';
  return (
    <Group className={styles.group}>
      {title && <legend>{title}</legend>}
      <div className={look === 'grid' ? styles.grid : styles.rows}>{isCut ? options.slice(0, shows) : options}</div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {more}
        </button>
      )}
    </Group>
  );
}
