import { useMessages } from '@/i18n/use-messages';
import styles from './details.module.css';

/** Shows the hint of a select after its options failed to load, with a retry. */
export function NotLoaded({ text, retry }: { text: string; retry: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <span>{text}</span>{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {t('buttons.retry')}
      </button>
    </>
  );
}
