import { formatRupiah } from '@/domain/money';
import { useMessages } from '@/i18n/use-messages';
import { FactLine } from '@/ui/static/fact-line';
import styles from './sample-bill.module.css';

/** The lines of the sample, in rupiah; the cost centres are as a customer would choose them. */
const LINES = [
  { key: 'ticket', costCentre: 'CC-210', amount: 1_480_000 },
  { key: 'hotel', costCentre: 'CC-210', amount: 1_950_000 },
  { key: 'change', costCentre: 'CC-118', amount: 250_000 },
] as const;

/** Shows how a monthly bill looks, marked as a sample. */
export function SampleBill() {
  const { t } = useMessages('corporate');
  const total = LINES.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <table className={styles.bill}>
      <caption className={`small muted ${styles.caption}`}>{t('bill.title')}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('bill.line')}</th>
          <th scope="col">{t('bill.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {LINES.map(({ key, costCentre, amount }) => (
          <tr key={key}>
            <th scope="row">
              <span className={styles.line}>{t(`bill.${key}.title`)}</span>
              <span className={`small muted ${styles.detail}`}>
                <FactLine
                  facts={[
                    t(`bill.${key}.text`),
                    <span key="centre" className={styles.costCentre}>
                      {costCentre}
                    </span>,
                  ]}
                />
              </span>
            </th>
            <td>{formatRupiah(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('bill.total')}</th>
          <td>{formatRupiah(total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
