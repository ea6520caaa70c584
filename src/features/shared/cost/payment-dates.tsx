import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Instalment } from '@/domain/tour/trip-cost';
import { useMessages } from '@/i18n/use-messages';
import styles from './payment-dates.module.css';

/** Shows each instalment's amount and due date. One without a date is omitted if it adds nothing to the total above. */
export function PaymentDates({ instalments }: { instalments: readonly Instalment[] }) {
  const { t, locale } = useMessages();
  const known = instalments.filter(({ kind, amount, due }) => due !== null || (kind !== 'all' && amount !== null));
  if (known.length === 0) return null;
  return (
    <dl className={styles.dates}>
      {known.map(({ kind, amount, due }) => (
        <div key={kind} className={styles.line}>
          <dt>{t(`cost.${kind}`)}</dt>
          <dd className={styles.amount}>{amount === null ? t('cost.confirmed') : formatRupiah(amount)}</dd>
          {due && <dd>{t('cost.due', { date: formatDate(due, locale) })}</dd>}
        </div>
      ))}
    </dl>
  );
}
