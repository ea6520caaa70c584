import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import { type ButtonShape, buttonClass } from './button-class';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonShape & { icon?: IconName; ref?: Ref<HTMLButtonElement> };

/** Shows a native button in the product's styles, without the control library. */
export function Button({ look, size, isWide, className, icon, type = 'button', children, ...rest }: ButtonProps) {
  return (
    <button type={type} className={buttonClass({ look, size, isWide, className })} {...rest}>
      {icon ? (
        <>
          <Icon name={icon} />
          <span>{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}
