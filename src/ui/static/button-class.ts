import { classNames } from '@/lib/class-names';
import styles from './button.module.css';

export type ButtonLook = 'primary' | 'second' | 'line' | 'quiet' | 'sun' | 'danger';
export type ButtonSize = 'medium' | 'large' | 'compact';
export type ButtonShape = { look?: ButtonLook; size?: ButtonSize; isWide?: boolean; className?: string };

export function buttonClass({ look = 'primary', size = 'medium', isWide, className }: ButtonShape): string {
  return classNames(styles.button, styles[look], size !== 'medium' && styles[size], isWide && styles.wide, className);
}
