import type { ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonShape, buttonClass } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonShape & { icon?: IconName; ref?: Ref<HTMLButtonElement> };

/** A native button in the product's styles, without the control library. */
export function Button({ look, size, isWide, className, icon, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ look, size, isWide, className })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
