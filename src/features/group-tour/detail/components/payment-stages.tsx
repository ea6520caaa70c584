import { addDays, formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { TripPayment } from '@/domain/trip-payment';
import { useWords } from '@/i18n/use-words';
import type { ShownDeparture } from '../departures';
import styles from './later-sections.module.css';

type PaymentStagesProps = { payment: TripPayment; chosen: ShownDeparture | null; today: string };

/** When how much is paid, with the dates of the chosen departure; what the terms leave open is asked, not guessed. */
export function PaymentStages({ payment, chosen, today }: PaymentStagesProps) {
  const { t, locale } = useWords('tour-detail');
  const { deposit, balanceDays } = payment;
  const balanceBy = chosen && balanceDays ? addDays(chosen.departure_date, -balanceDays) : null;
  const stages = [
    { title: t('payment.request'), text: t('payment.requestText') },
    {
      title: deposit ? t('payment.deposit', { amount: formatRupiah(deposit) }) : t('payment.depositOpen'),
      text: t(deposit ? 'payment.depositText' : 'payment.depositOpenText'),
    },
    {
      title: t('payment.balance'),
      text: t(balanceKey(balanceDays, balanceBy, today), {
        date: balanceBy && formatDate(balanceBy, locale),
        count: balanceDays ?? 0,
      }),
    },
  ];
  return (
    <div className={styles.payment}>
      <h3 className={styles.title}>{t('payment.title')}</h3>
      <ol className={styles.stages}>
        {stages.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

function balanceKey(days: number | null, by: string | null, today: string): string {
  if (days === null) return 'payment.balanceOpen';
  if (by === null) return 'payment.balanceDays';
  return by > today ? 'payment.balanceBy' : 'payment.balanceNow';
}
