import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from './icon';
import type { IconName } from './icon-paths';
import styles from './round-button.module.css';

export type RoundButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  label: string;
  look?: 'plain' | 'floating' | 'outline';
  /** Makes it a toggle; a pressed one shows its drawing filled. */
  isPressed?: boolean;
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
};

/** A 44 px circle with a drawing and a name for screen readers: heart, compare, search, menu, close. */
export function RoundButton({
  icon,
  label,
  look = 'plain',
  isPressed,
  iconSize,
  className,
  type = 'button',
  ...rest
}: RoundButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      aria-pressed={isPressed}
      className={classNames(styles.button, look !== 'plain' && styles[look], className)}
      {...rest}
    >
      <Icon name={icon} size={iconSize} isFilled={isPressed && icon === 'heart'} />
    </button>
  );
}
