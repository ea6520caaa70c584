import { CopyButton } from '@/features/shared/copy-button';
import { useMessages } from '@/i18n/use-messages';
import styles from './booking-row.module.css';

/** The reservation code, which a press copies. */
export function ReservationCode({ code }: { code: string }) {
  const { t } = useMessages('account');
  return (
    <p className={styles.code}>
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
