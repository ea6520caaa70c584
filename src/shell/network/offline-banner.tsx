import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { timeInJakarta } from '@/domain/dates';
import { useWords } from '@/i18n/use-words';
import { networkState } from '@/state/network';
import { showSuccess } from '@/state/toasts';
import { Banner } from '@/ui/static/messages/banner';

/** Announces that the browser is offline and how old the shown data is, and announces the return of the connection. */
export function OfflineBanner() {
  const { t, locale } = useWords();
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
