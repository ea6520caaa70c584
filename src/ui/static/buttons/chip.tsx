import type { ButtonHTMLAttributes, HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';
import { AppLink, type AppLinkProps } from './app-link';
import styles from './chip.module.css';

/** The class of a button that looks like a chip. */
export const chipClass = styles.chip;

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** When set, the chip is a toggle. */
  isOn?: boolean;
  /** Shows a cross for removing a filter; the children must name the removal for screen readers. */
  hasRemove?: boolean;
};

/** Shows a small button for a toggle (`isOn`) or a removable choice (`hasRemove`). */
export function Chip({ isOn, hasRemove, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} data-on={isOn || undefined} {...rest}>
      {hasRemove ? (
        <>
          <span>{children}</span>
          <Icon name="close" size={14} />
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** Shows a chip that links to another page. */
export function ChipLink({ isOn, ...rest }: AppLinkProps & { isOn?: boolean }) {
  return (
    <AppLink className={styles.chip} aria-current={isOn ? 'true' : undefined} data-on={isOn || undefined} {...rest} />
  );
}

/** Shows a row of chips; `canScroll` keeps them in one scrolling row on small screens. */
export function ChipRow({ canScroll, className, ...rest }: HTMLAttributes<HTMLDivElement> & { canScroll?: boolean }) {
  return <div className={classNames('cluster', styles.row, canScroll && styles.scroll, className)} {...rest} />;
}
