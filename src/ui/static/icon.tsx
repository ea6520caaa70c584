import { classNames } from '@/lib/class-names';
import styles from './icon.module.css';
import type { IconName } from './icon-paths';
import { ICON_SPRITE } from './icon-sprite';

export type IconProps = {
  name: IconName;
  /** In px. */
  size?: number;
  /** For a drawing that stands without a word beside it. */
  label?: string;
  isFilled?: boolean;
  className?: string;
};

/** A drawing of the line set, hidden from screen readers unless it has a label. */
export function Icon({ name, size = 20, label, isFilled, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, isFilled && styles.isFilled, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
