import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import type { MissedPromotion } from '@/domain/tour/promotions';
import type { CertainCost, Cost, OptionalCost, PartyCost } from '@/domain/tour/trip-cost';
import { partyLabels } from '@/form/trip-plan/party-words';
import type { Locale } from '@/i18n/locales';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import { decimal } from '@/lib/text/decimal';
import styles from './cost-sum.module.css';

/** One line of the price; `amount` in whole rupiah, null if our team confirms it. */
export type CostLine = { name: string; amount: number | null } | { name: string; text: string };

type CostSumProps = {
  /** The guests with their price, and the rooms. */
  lines: readonly CostLine[];
  /** Null while no departure can be booked. */
  cost: PartyCost | null;
};

/** Shows the price of a party: its guests, the promotions, every fixed cost with its amount, and the total. */
export function CostSum({ lines, cost }: CostSumProps) {
  const { t, locale, lang } = useMessages();
  const written = (amount: number | null) => (amount === null ? t('cost.toBeConfirmed') : formatRupiah(amount));
  return (
    <dl className={`small muted tabular ${styles.sum}`}>
      {lines.map((line) => (
        <div key={line.name} className={styles.line}>
          <dt>{line.name}</dt>
          {'text' in line ? <dd>{line.text}</dd> : <dd className={styles.amount}>{written(line.amount)}</dd>}
        </div>
      ))}
      {cost?.promotions.map(({ id, name, amount, ends_on }) => (
        <div key={`promotion-${id}`} className={`${styles.line} ${styles.promotion}`}>
          <dt>
            <span lang={lang()}>{name}</span>
            {ends_on && <span className={styles.end}>{t('cost.until', { date: formatDate(ends_on, locale) })}</span>}
          </dt>
          <dd className={styles.amount}>{`−${formatRupiah(amount)}`}</dd>
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
      <div className={`cluster ${styles.total}`} data-total="">
        <dt>{t('cost.total')}</dt>
        <dd>{cost ? (cost.total === null ? t('price.onRequest') : formatRupiah(cost.total)) : '–'}</dd>
      </div>
      {cost?.missed && (
        <div className={styles.missed}>
          <dt className="visually-hidden">{t('cost.missed')}</dt>
          <dd>{missedText(cost.missed, t)}</dd>
        </div>
      )}
    </dl>
  );
}

/** Says how many more travellers would bring a promotion. */
function missedText({ name, adults, children }: MissedPromotion, t: Translate): string {
  const more = partyLabels({ adult: adults, child: children, infant: 0 }, t).join(', ');
  return t('common:cost.more', { more, name });
}

const keyOf = (one: CertainCost) => (one.kind === 'cost' ? one.cost.label : one.room);

function roomLabel({ room, count }: Extract<CertainCost, { kind: 'room' }>, t: Translate): string {
  const name = t(`cost.room.${room}`);
  return count > 1 ? t('cost.times', { name, count }) : name;
}

/** A cost as text. `amount` is the price per guest, booking or room, or the percentage of the price. */
type CostRow = { label: string; amount: string | null; remark: string | null };

/** Returns the name of a cost, with the percentage and the remark that explain its amount. */
function costLabel({ label, percent, remark }: Cost, locale: Locale): string {
  const rate = percent === undefined ? label : `${label} ${formatPercent(percent, locale)}`;
  return remark ? `${rate} (${remark})` : rate;
}

/** Returns a cost from the service or a room supplement as text for one row of a list. */
export function costRow(one: OptionalCost, t: Translate, locale: Locale): CostRow {
  if (one.kind === 'room') {
    return { label: t(`common:cost.room.${one.room}`), amount: formatRupiah(one.amount), remark: null };
  }
  const { label, amount, percent, remark = null } = one.cost;
  if (amount !== undefined) return { label, amount: formatRupiah(amount), remark };
  return { label, amount: percent === undefined ? null : formatPercent(percent, locale), remark };
}

const formatPercent = (percent: number, locale: Locale) => `${decimal(percent, locale)}%`;
