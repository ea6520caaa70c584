import type { IconName } from '../pictures/icon-paths';
import { AppLink, type AppLinkProps } from './app-link';
import { type ButtonShape, buttonClass, withIcon } from './button';

export type ButtonLinkProps = AppLinkProps & ButtonShape & { icon?: IconName };

/** Shows a link that looks like a button. */
export function ButtonLink({ look, size, isWide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <AppLink className={buttonClass({ look, size, isWide, className })} {...rest}>
      {withIcon(icon, children)}
    </AppLink>
  );
}
