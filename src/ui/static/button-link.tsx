import { AppLink, type AppLinkProps } from './app-link';
import { type ButtonShape, buttonClass } from './button-class';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

export type ButtonLinkProps = AppLinkProps & ButtonShape & { icon?: IconName };

/** A link that looks like a button. */
export function ButtonLink({ look, size, isWide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <AppLink className={buttonClass({ look, size, isWide, className })} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </AppLink>
  );
}
