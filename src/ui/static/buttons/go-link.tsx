import { classNames } from '@/lib/class-names';
import { Icon } from '../pictures/icon';
import { AppLink, type AppLinkProps } from './app-link';
import styles from './go-link.module.css';

type GoLinkProps = AppLinkProps & { hasArrow?: boolean };

/** Shows a secondary link: underlined, with an arrow that moves on hover. */
export function GoLink({ hasArrow = true, className, children, ...rest }: GoLinkProps) {
  return (
    <AppLink className={classNames(styles.link, className)} {...rest}>
      <span className={styles.text}>{children}</span>
      {hasArrow && <Icon name="arrow-right" className={styles.arrow} />}
    </AppLink>
  );
}
