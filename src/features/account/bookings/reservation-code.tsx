import { CopyButton } from '@/features/shared/copy-button';
import { useMessages } from '@/i18n/use-messages';
import styles from './booking-row.module.css';

/** Shows the reservation code as a button that copies it. */
export function ReservationCode({ code }: { code: string }) {
  const { t } = useMessages('account');
  return (
    <p className={`small muted ${styles.code}`}>
      <span>
        {t('booking.code')} <b>{code}</b>
      </span>
      <CopyButton
        isRound
        text={code}
        label={t('booking.copy', { code })}
        copied={t('booking.copied', { code })}
        failed={t('booking.copyFailed')}
      />
    </p>
  );
}
