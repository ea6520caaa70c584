import type { BookingHistory } from '@sdk';
import { type BookingTab, openPayment } from '@/domain/booking-history';
import { formatDate, todayInJakarta } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import styles from './booking-row.module.css';

/**
 * Shows the total of a booking, the paid amount, and the next payment with its due date. Shows nothing when the service
 * does not send them.
 */
export function BookingPayments({ booking, tab }: { booking: BookingHistory; tab: BookingTab }) {
  const { t, locale } = useMessages('account');
  const { payment } = booking;
  if (!payment) return null;
  const open = tab === 'upcoming' ? openPayment(booking) : null;
  const amount = (value: number | null) => (value === null ? t('common:cost.toBeConfirmed') : formatRupiah(value));
  const isLate = open?.due && open.due < todayInJakarta();
  return (
    <dl className={`cluster small tabular ${styles.payments}`}>
      <div>
        <dt>{t('payment.total')}</dt>
        <dd>{amount(payment.total)}</dd>
      </div>
      {payment.paid > 0 && (
        <div>
          <dt>{t('payment.paid')}</dt>
          <dd>{formatRupiah(payment.paid)}</dd>
        </div>
      )}
      {open && (
        <div>
          <dt>{t(`common:cost.${open.kind}`)}</dt>
          <dd>
            <span>{amount(open.amount)}</span>
            {open.due && (
              <span className={styles.due}>
                {t(isLate ? 'payment.late' : 'common:cost.due', { date: formatDate(open.due, locale) })}
              </span>
            )}
          </dd>
        </div>
      )}
    </dl>
  );
}
