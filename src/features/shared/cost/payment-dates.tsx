import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Instalment } from '@/domain/tour/instalments';
import { useMessages } from '@/i18n/use-messages';
import styles from './payment-dates.module.css';

/**
 * Shows the amount and due date of each instalment. An instalment without a due date is left out if it is the full
 * payment, which the total above shows already, or if its amount is unknown.
 */
export function PaymentDates({ instalments }: { instalments: readonly Instalment[] }) {
  const { t, locale } = useMessages();
  const visible = instalments.filter(({ kind, amount, due }) => due !== null || (kind !== 'all' && amount !== null));
  if (visible.length === 0) return null;
  return (
    <dl className={`small muted tabular ${styles.dates}`}>
      {visible.map(({ kind, amount, due }) => (
        <div key={kind} className={`cluster ${styles.line}`}>
          <dt>{t(`cost.${kind}`)}</dt>
          <dd className={styles.amount}>{amount === null ? t('cost.toBeConfirmed') : formatRupiah(amount)}</dd>
          {due && <dd>{t('cost.due', { date: formatDate(due, locale) })}</dd>}
        </div>
      ))}
    </dl>
  );
}
