import { useWords } from '@/i18n/use-words';
import styles from './details.module.css';

/** In the hint of a choice whose options did not come: why it is empty, and another try. */
export function NotLoaded({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useWords();
  return (
    <>
      {text}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('buttons.retry')}
      </button>
    </>
  );
}
