import { formatRupiah } from '@/domain/money';
import { type Pax, paxTypes } from '@/domain/party';
import type { PartyPrice } from '@/domain/tour/tour-card';
import type { Translate } from '@/i18n/translate';

/** Returns the travellers by age in words, such as `2 dewasa` and `1 anak`. */
export const partyLabels = (pax: Pax, t: Translate): string[] =>
  paxTypes.filter((type) => pax[type] > 0).map((type) => t(`common:party.${type}`, { count: pax[type] }));

/**
 * Returns the price of a party in words, after the date that it is for; undefined if it is not known. Says which infants
 * it lacks.
 */
export function partyTotal(party: PartyPrice | undefined, t: Translate, date: string | false = false) {
  if (!party || party.total === null) return undefined;
  const heads = t('common:party.heads', { count: party.heads });
  const sum = t('common:party.total', { party: heads, total: formatRupiah(party.total) });
  const total = party.openInfants ? `${sum} ${t('common:party.openInfants', { count: party.openInfants })}` : sum;
  return date ? `${date} · ${total}` : total;
}
