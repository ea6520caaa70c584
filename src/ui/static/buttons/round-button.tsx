import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import styles from './round-button.module.css';

type RoundButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: IconName;
  label: string;
  look?: 'plain' | 'outline';
  iconSize?: number;
  ref?: Ref<HTMLButtonElement>;
};

/** Shows a 44 px round icon button with a name for screen readers. */
export function RoundButton({ icon, label, look = 'plain', iconSize, className, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className={classNames(styles.button, look !== 'plain' && styles[look], className)}
      {...rest}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
