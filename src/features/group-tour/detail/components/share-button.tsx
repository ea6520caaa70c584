import { useShare } from '@/features/shared/use-share';
import { useMessages } from '@/i18n/use-messages';
import { pageAddress } from '@/lib/share';
import { Button } from '@/ui/static/buttons/button';
import styles from './tour-actions.module.css';

export function ShareButton({ title }: { title: string }) {
  const { t } = useMessages('tour-detail');
  const { resultText, share } = useShare({ copied: t('head.shared'), failed: t('head.shareFailed') });
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('kept:share')}
      </Button>
      <span role="status" className={styles.status}>
        {resultText}
      </span>
    </>
  );
}
