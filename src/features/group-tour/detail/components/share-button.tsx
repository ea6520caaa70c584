import { useWords } from '@/i18n/use-words';
import { pageAddress, useShare } from '@/lib/use-share';
import { Button } from '@/ui/static/button';
import styles from './tour-heading.module.css';

export function ShareButton({ title }: { title: string }) {
  const { t } = useWords('tour-detail');
  const { state, share } = useShare();
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('head.share')}
      </Button>
      <span role="status" className={styles.status}>
        {state === 'copied' && t('head.shared')}
        {state === 'failed' && t('head.shareFailed')}
      </span>
    </>
  );
}
