import { useWords } from '@/i18n/use-words';
import styles from './enquiry-form.module.css';

/** The name of the field only a machine fills. */
export const DECOY = 'fax';

export function Decoy() {
  const { t } = useWords('form');
  return (
    <div className={styles.decoy} aria-hidden="true">
      <label>
        {t('fax')}
        <input type="text" name={DECOY} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
