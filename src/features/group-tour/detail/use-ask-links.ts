import { brand, whatsappLink } from '@/config/brand';
import { publicEnv } from '@/config/env';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import { defaultLocale } from '@/i18n/locales';
import { useWords } from '@/i18n/use-words';
import { queryString } from '@/lib/query-string';
import type { ShownDeparture } from './departures';
import type { DetailModel } from './detail-model';

/** WhatsApp conversations with tour, date and address already typed. */
export function useAskLinks({ id, title }: Pick<DetailModel, 'id' | 'title'>) {
  const { t, locale } = useWords('tour-detail');
  const address = (departure: ShownDeparture | null) =>
    publicEnv.siteUrl +
    (locale === defaultLocale ? '' : `/${locale}`) +
    routes.tour(id) +
    queryString({ itinerary: departure?.id });
  const link = (key: string, departure: ShownDeparture | null) =>
    whatsappLink(
      t(`whatsapp.${key}`, {
        brand: brand.name,
        tour: title,
        date: departure && formatDateRange(departure.departure_date, departure.arrival_date, locale),
        url: address(departure),
      }),
    );
  return {
    ask: (departure: ShownDeparture | null) => link(departure ? 'askDate' : 'ask', departure),
    waitingList: (departure: ShownDeparture) => link('waitingList', departure),
    notify: () => link('notify', null),
  };
}
