import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import { AppLink, type AppLinkProps } from './app-link';
import styles from './button.module.css';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonShape & { icon?: IconName; ref?: Ref<HTMLButtonElement> };

/** Shows a native button in the product's styles, without the control library. */
export function Button({ look, size, isWide, className, icon, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ look, size, isWide, className })} {...rest}>
      {withIcon(icon, children)}
    </button>
  );
}

export type ButtonLinkProps = AppLinkProps & ButtonShape & { icon?: IconName };

/** Shows a link that looks like a button. */
export function ButtonLink({ look, size, isWide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <AppLink className={buttonClass({ look, size, isWide, className })} {...rest}>
      {withIcon(icon, children)}
    </AppLink>
  );
}

/** Returns the content of a button. Beside an icon the text has an element, which page translators may replace. */
const withIcon = (icon: IconName | undefined, text: ReactNode) =>
  icon ? (
    <>
      <Icon name={icon} />
      <span>{text}</span>
    </>
  ) : (
    text
  );

type ButtonLook = 'primary' | 'second' | 'line' | 'quiet' | 'sun';
type ButtonSize = 'medium' | 'large' | 'compact';
export type ButtonShape = { look?: ButtonLook; size?: ButtonSize; isWide?: boolean; className?: string };

/** Returns the classes of a button, for any element that looks like one. */
export function buttonClass({ look = 'primary', size = 'medium', isWide, className }: ButtonShape): string {
  return classNames(styles.button, styles[look], size !== 'medium' && styles[size], isWide && styles.wide, className);
}
