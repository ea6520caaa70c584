import { useWords } from '@/i18n/use-words';
import styles from './details.module.css';

/** The hint of a select whose options failed to load, with a retry. */
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
