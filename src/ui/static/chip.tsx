import type { ButtonHTMLAttributes, HTMLAttributes } from 'react';
import { classNames } from '@/lib/class-names';
import { AppLink, type AppLinkProps } from './app-link';
import styles from './chip.module.css';
import { Icon } from './icon';

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Given, the chip is a toggle. */
  isOn?: boolean;
  /** Shows the cross of a chip that takes a filter away; the children then say so for screen readers. */
  hasRemove?: boolean;
};

/** A small button for a choice that holds (`isOn`) or can be taken away (`hasRemove`). */
export function Chip({ isOn, hasRemove, className, type = 'button', children, ...rest }: ChipProps) {
  return (
    <button
      type={type}
      className={classNames(styles.chip, className)}
      aria-pressed={isOn}
      data-on={isOn || undefined}
      {...rest}
    >
      {children}
      {hasRemove && <Icon name="close" size={14} />}
    </button>
  );
}

/** A chip that leads to another page. */
export function ChipLink({ isOn, className, ...rest }: AppLinkProps & { isOn?: boolean }) {
  return (
    <AppLink
      className={classNames(styles.chip, className)}
      aria-current={isOn ? 'true' : undefined}
      data-on={isOn || undefined}
      {...rest}
    />
  );
}

/** Chips side by side; `canScroll` keeps them in one row on small screens. */
export function ChipRow({ canScroll, className, ...rest }: HTMLAttributes<HTMLDivElement> & { canScroll?: boolean }) {
  return <div className={classNames(styles.row, canScroll && styles.scroll, className)} {...rest} />;
}
