import { formatRupiah } from '@/domain/money';
import type { CertainCost, PartyCost } from '@/domain/tour/trip-cost';
import { useContentLang } from '@/i18n/content-language';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { costLabel } from './cost-labels';
import styles from './cost-sum.module.css';

/** One line of the price; `amount` in whole rupiah, null if our team confirms it. */
export type CostLine = { name: string; amount: number | null } | { name: string; text: string };

type CostSumProps = {
  /** The guests with their price, and the rooms. */
  lines: readonly CostLine[];
  /** Null while no departure can be booked. */
  cost: PartyCost | null;
  /** False if another element shows the total. */
  hasTotal?: boolean;
};

/** Shows the price of a party: its guests, every fixed cost with its amount, and the total. */
export function CostSum({ lines, cost, hasTotal = true }: CostSumProps) {
  const lang = useContentLang();
  const { t, locale } = useMessages();
  const written = (amount: number | null) => (amount === null ? t('cost.toBeConfirmed') : formatRupiah(amount));
  return (
    <dl className={`small muted tabular ${styles.sum}`}>
      {lines.map((line) => (
        <div key={line.name} className={styles.line}>
          <dt>{line.name}</dt>
          {'text' in line ? <dd>{line.text}</dd> : <dd className={styles.amount}>{written(line.amount)}</dd>}
        </div>
      ))}
      {cost?.certain.map((one) => (
        <div key={keyOf(one)} className={styles.line}>
          <dt lang={one.kind === 'cost' ? lang() : undefined}>
            {one.kind === 'cost' ? costLabel(one.cost, locale) : roomLabel(one, t)}
          </dt>
          <dd className={styles.amount}>{written(one.amount)}</dd>
        </div>
      ))}
      {hasTotal && (
        <div className={`cluster ${styles.total}`}>
          <dt>{t('cost.total')}</dt>
          <dd>{cost ? (cost.total === null ? t('price.onRequest') : formatRupiah(cost.total)) : '–'}</dd>
        </div>
      )}
    </dl>
  );
}

const keyOf = (one: CertainCost) => (one.kind === 'cost' ? one.cost.label : one.room);

function roomLabel({ room, count }: Extract<CertainCost, { kind: 'room' }>, t: Translate): string {
  const name = t(`cost.room.${room}`);
  return count > 1 ? t('cost.times', { name, count }) : name;
}
