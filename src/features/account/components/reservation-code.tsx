import { useEffect, useState } from 'react';
import { useWords } from '@/i18n/use-words';
import { showError, showSuccess } from '@/state/toasts';
import { RoundButton } from '@/ui/static/round-button';
import styles from './booking-row.module.css';

const COPIED_MS = 2000;

/** The reservation code, which a press copies. */
export function ReservationCode({ code }: { code: string }) {
  const { t } = useWords('account');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
      showSuccess(t('booking.copied', { code }));
    } catch {
      showError(t('booking.copyFailed'));
    }
  };

  return (
    <p className={styles.code}>
      <span>
        {t('booking.code')} <b>{code}</b>
      </span>
      <RoundButton
        icon={isCopied ? 'check' : 'copy'}
        iconSize={18}
        label={t('booking.copy', { code })}
        onClick={copy}
      />
    </p>
  );
}
