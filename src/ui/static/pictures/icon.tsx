import { classNames } from '@/lib/class-names';
import { ICON_SPRITE } from '../generated/icon-sprite';
import styles from './icon.module.css';
import type { IconName } from './icon-paths';

type IconProps = {
  name: IconName;
  /** In px. */
  size?: number;
  className?: string;
};

/** Shows an icon, hidden from screen readers because there is text beside it. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  );
}
