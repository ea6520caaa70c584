import { Children, isValidElement, useState } from 'react';
import type { Elements } from '@/lib/elements';
import styles from './tour-filters.module.css';

type FilterGroupProps = { title?: string; look?: 'rows' | 'grid'; shows?: number; more?: string; children: Elements };

/**
 * Shows filter options, as a named group if they have a title. Of a long group it shows the first options and those that
 * are on; a button expands it.
 */
export function FilterGroup({ title, look = 'rows', shows, more, children }: FilterGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const options = Children.toArray(children).filter((child) => isValidElement<{ isOn?: boolean }>(child));
  const first = options.filter(({ props }, index) => shows === undefined || index < shows || props.isOn);
  const isCut = !isOpen && first.length < options.length;
  if (options.length === 0) return null;
  const Group = title ? 'fieldset' : 'div';
  return (
    <Group className={styles.group}>
      {title && <legend>{title}</legend>}
      <div className={look === 'grid' ? styles.grid : styles.rows}>{isCut ? first : options}</div>
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsOpen(true)}>
          {more}
        </button>
      )}
    </Group>
  );
}
