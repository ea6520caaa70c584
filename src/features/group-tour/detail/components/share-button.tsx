import { useWords } from '@/i18n/use-words';
import { Button } from '@/ui/static/button';
import { useShare } from '../use-share';
import styles from './tour-heading.module.css';

export function ShareButton({ title }: { title: string }) {
  const { t } = useWords('tour-detail');
  const { state, share } = useShare(title);
  return (
    <div className={styles.share} data-print="none">
      <Button look="quiet" icon="share" onClick={share}>
        {t('head.share')}
      </Button>
      <span role="status" className={styles.status}>
        {state === 'copied' && t('head.shared')}
        {state === 'failed' && t('head.shareFailed')}
      </span>
    </div>
  );
}
