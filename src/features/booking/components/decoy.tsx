import { useFormContext } from 'react-hook-form';
import { useWords } from '@/i18n/use-words';
import type { BookingValues } from '../forms/booking-values';
import styles from './review.module.css';

/** A field only a machine fills. */
export function Decoy() {
  const { t } = useWords('booking');
  const { register } = useFormContext<BookingValues>();
  return (
    <div className={styles.decoy} aria-hidden="true">
      <label>
        {t('review.fax')}
        <input type="text" tabIndex={-1} autoComplete="off" {...register('fax')} />
      </label>
    </div>
  );
}
