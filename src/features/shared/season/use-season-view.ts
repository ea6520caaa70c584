import { seasonsQuery } from '@/data/operations/page';
import { useLiveAnswer } from '@/data/use-read';
import { formatMonthRange } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { headCount, partyOfAnswer, partyParameters } from '@/domain/party';
import type { SeasonModel } from '@/domain/tour/season';
import { useParty } from '@/form/trip-plan/use-party';
import { useMessages } from '@/i18n/use-messages';

/**
 * Returns a function that formats the months, departures and price of a season: those of the page, and once the visitor
 * has named a party and the service has answered, those with seats for it.
 */
export function useSeasonView() {
  const { t, locale } = useMessages('season');
  const party = useParty();
  const { answer } = useLiveAnswer(party ? seasonsQuery(partyParameters(party)) : null);
  const counted = partyOfAnswer(answer?.party);
  return ({ key, from, to, ...served }: SeasonModel) => {
    const row = counted && answer?.data.find((one) => one.key === key && one.first_day === from);
    const heads = row ? headCount(counted) : 1;
    const { departures: count, price } = row ? { ...row, price: row.min_price } : served;
    const number = t('departures', { count });
    return {
      months: formatMonthRange(from, to, locale),
      /** The departures in a few words, whose width changes little when the numbers for the party arrive. */
      number,
      departures: heads > 1 ? t('departuresFor', { count, party: t('common:party.heads', { count: heads }) }) : number,
      price: price === null ? '' : `${t('common:price.from')} ${formatRupiah(price)}${t('common:price.perPerson')}`,
    };
  };
}
