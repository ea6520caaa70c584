import { useShare } from '@/features/shared/use-share';
import { useMessages } from '@/i18n/use-messages';
import { pageAddress } from '@/lib/share';
import { Button } from '@/ui/static/buttons/button';
import styles from './career-side.module.css';

/** Shows buttons to share or print a vacancy. */
export function SideActions({ title }: { title: string }) {
  const { t } = useMessages('career');
  const { resultText, share } = useShare({ copied: t('detail.shared'), failed: t('detail.shareFailed') });
  return (
    <div className={`cluster ${styles.actions}`} data-print="none">
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('common:buttons.share')}
      </Button>
      <Button look="quiet" icon="print" onClick={() => window.print()}>
        {t('detail.print')}
      </Button>
      <p role="status" className={`small muted ${styles.status}`}>
        {resultText}
      </p>
    </div>
  );
}
