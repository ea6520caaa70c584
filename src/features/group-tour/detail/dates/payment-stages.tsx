import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { Departure } from '@/domain/tour/departure';
import { type CostRules, instalments } from '@/domain/tour/trip-cost';
import { useMessages } from '@/i18n/use-messages';
import styles from '../components/later-sections.module.css';

type PaymentStagesProps = { rules: CostRules; departure: Departure | null; today: string };

/**
 * Shows the payment stages per guest, with the dates of the chosen departure. Amounts and dates missing in the API are
 * confirmed by our team.
 */
export function PaymentStages({ rules, departure, today }: PaymentStagesProps) {
  const { t } = useMessages('tour-detail');
  const balance = useBalanceText(rules, departure, today);
  const { deposit } = rules;
  const stages = [
    { title: t('payment.request'), text: t('payment.requestText') },
    {
      title: deposit ? t('payment.deposit', { amount: formatRupiah(deposit) }) : t('payment.depositOpen'),
      text: t(deposit ? 'payment.depositText' : 'payment.depositOpenText'),
    },
    { title: t('payment.balance'), text: balance },
  ];
  return (
    <div className={styles.payment}>
      <h3 className="h4">{t('payment.title')}</h3>
      <ol className={styles.stages}>
        {stages.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function useBalanceText(rules: CostRules, departure: Departure | null, today: string): string {
  const { t, locale } = useMessages('tour-detail');
  const { balanceDays } = rules;
  if (balanceDays === null) return t('payment.balanceOpen');
  if (!departure) return t('payment.balanceDays', { count: balanceDays });
  const last = instalments(rules, { total: departure.price, guests: 1, leaves: departure.from, today }).at(-1);
  if (last?.kind !== 'balance' || !last.due) return t('payment.balanceNow');
  return t('payment.balanceBy', { date: formatDate(last.due, locale), count: balanceDays });
}
