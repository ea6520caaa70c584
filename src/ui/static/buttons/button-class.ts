import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

type ButtonLook = 'primary' | 'second' | 'line' | 'quiet' | 'sun' | 'danger';
type ButtonSize = 'medium' | 'large' | 'compact';
export type ButtonShape = { look?: ButtonLook; size?: ButtonSize; isWide?: boolean; className?: string };

/** Returns the classes of a button, for any element that looks like one. */
export function buttonClass({ look = 'primary', size = 'medium', isWide, className }: ButtonShape): string {
  return classNames(styles.button, styles[look], size !== 'medium' && styles[size], isWide && styles.wide, className);
}
