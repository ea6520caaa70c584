import { type ReactNode, useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { timeInJakarta } from '@/domain/dates';
import { useMessages } from '@/i18n/use-messages';
import { networkState } from '@/state/network';
import { showSuccess } from '@/state/toasts';
import { Container } from '@/ui/static/container';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './offline-banner.module.css';

/**
 * Shows and announces that the browser is offline and how old the shown data is; announces the return of the
 * connection.
 */
export function OfflineBanner() {
  const { t, locale } = useMessages();
  const { isOnline, offlineSince } = useSnapshot(networkState);
  const wasOnline = useRef(true);

  useEffect(() => {
    if (isOnline && !wasOnline.current) showSuccess(t('network.online'));
    wasOnline.current = isOnline;
  }, [isOnline, t]);

  return (
    <div role="status" data-print="none">
      {offlineSince !== null && (
        <Banner>{t('network.offline', { time: timeInJakarta(new Date(offlineSince), locale) })}</Banner>
      )}
    </div>
  );
}

/** Shows a sentence over the full width, below the top bar. The caller provides the live region around it. */
function Banner({ icon = 'offline', children }: { icon?: IconName; children: ReactNode }) {
  return (
    <div className={styles.banner}>
      <Container className={styles.inner}>
        <Icon name={icon} />
        <p>{children}</p>
      </Container>
    </div>
  );
}
