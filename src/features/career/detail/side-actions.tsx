import { useWords } from '@/i18n/use-words';
import { pageAddress, useShare } from '@/lib/use-share';
import { Button } from '@/ui/static/button';
import styles from './career-side.module.css';

/** Ways to keep a vacancy or hand it on. */
export function SideActions({ title }: { title: string }) {
  const { t } = useWords('career');
  const { state, share } = useShare();
  return (
    <div className={styles.actions} data-print="none">
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('common:buttons.share')}
      </Button>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
      <p role="status" className={styles.status}>
        {state === 'copied' && t('detail.shared')}
        {state === 'failed' && t('detail.shareFailed')}
      </p>
    </div>
  );
}
