import { routes } from '@/config/routes';
import { formatDate, formatDayMonth } from '@/domain/dates';
import type { TourCardModel } from '@/domain/tour/tour-card';
import { partyTotal } from '@/form/trip-plan/party-words';
import type { Translate } from '@/i18n/translate';
import { useMessages } from '@/i18n/use-messages';
import type { TourCardView } from '@/ui/static/cards/tour-card';
import { priceProps, savingText, seatProps } from './price-and-seats';

const MAX_COUNTRIES = 3;

/** Returns a function that formats a card's model in the language of the page. */
export function useTourCardView(): (model: TourCardModel) => TourCardView {
  const { t, locale } = useMessages('common');
  return (model) => {
    const { departures = [], party } = model;
    const priced = departures.find(({ isPriced }) => isPriced);
    const isLater = priced !== undefined && priced !== departures[0];
    return {
      href: routes.tour(model.id, { itinerary: model.departureId }),
      title: model.title,
      meta: [
        countriesLabel(model.countries, t),
        model.days ? t('trip.daysNights', { days: model.days, nights: model.days - 1 }) : '',
      ].filter(Boolean),
      picture: { src: model.imageUrl, alt: '', color: model.imageColor },
      departures: departures.map((row) => ({
        date: formatDate(row.from, locale),
        seats: seatProps(row.seat, t, party?.seats),
        guaranteed: row.isGuaranteed && t('seats.sure'),
        isPriced: row.isPriced,
        hasTooFewSeats: row.hasTooFewSeats,
      })),
      noDates: model.departures?.length === 0 && t('states.noDates'),
      price: {
        ...priceProps(
          model.price,
          t,
          // On the first of the rows the date would be repeated.
          isLater ? t('price.cheapest', { date: formatDate(priced.from, locale) }) : t('price.from'),
        ),
        total: partyTotal(party, t, isLater && formatDayMonth(priced.from, locale)),
        saving: savingText(model.savings, t, locale),
      },
    };
  };
}

/** Returns the names of the countries, or their number if there are more than three. */
export function countriesLabel(countries: string[], t: Translate): string {
  return countries.length > MAX_COUNTRIES
    ? t('common:trip.countries', { count: countries.length })
    : countries.join(', ');
}
