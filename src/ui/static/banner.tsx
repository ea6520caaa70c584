import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { Container } from './container';
import { Icon } from './icon';
import type { IconName } from './icon-paths';

/** One sentence over the full width, under the top bar. The live region around it belongs to the caller. */
export function Banner({ icon = 'offline', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <Container className={styles.inner}>
        <Icon name={icon} />
        <p>{children}</p>
      </Container>
    </div>
  );
}
