import type { ReactNode } from 'react';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';

/** Shows the children of a button, after its icon if it has one. */
export function ButtonContent({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  if (!icon) return children;
  return (
    <>
      <Icon name={icon} />
      <span>{children}</span>
    </>
  );
}
