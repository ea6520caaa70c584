import type { ReactNode } from 'react';
import { Container } from '../container';
import { Icon } from '../pictures/icon';
import type { IconName } from '../pictures/icon-paths';
import styles from './banner.module.css';

/** One sentence over the full width, below the top bar. The caller provides the live region around it. */
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
