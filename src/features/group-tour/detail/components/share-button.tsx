import { useShare } from '@/features/shared/use-share';
import { useWords } from '@/i18n/use-words';
import { pageAddress } from '@/lib/share';
import { Button } from '@/ui/static/buttons/button';
import styles from './tour-heading.module.css';

export function ShareButton({ title }: { title: string }) {
  const { t } = useWords('tour-detail');
  const { said, share } = useShare({ copied: t('head.shared'), failed: t('head.shareFailed') });
  return (
    <>
      <Button look="quiet" icon="share" onClick={() => share({ title, url: pageAddress() })}>
        {t('head.share')}
      </Button>
      <span role="status" className={styles.status}>
        {said}
      </span>
    </>
  );
}
