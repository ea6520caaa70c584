import { brand, whatsappLink } from '@/config/brand';
import { pageUrl } from '@/config/page-url';
import { routes } from '@/config/routes';
import { formatDateRange } from '@/domain/dates';
import type { Departure } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import type { DetailModel } from './detail-model';

/** Returns a function that gives the full address of the tour, optionally with a departure. */
export function useTourUrl(tourId: number) {
  const { locale } = useMessages();
  return (departure: Departure | null) => pageUrl(locale, routes.tour(tourId, { itinerary: departure?.id }));
}

/** Returns WhatsApp links with a prepared text that contains tour, date and address. */
export function useWhatsappLinks({ id, title }: Pick<DetailModel, 'id' | 'title'>) {
  const { t, locale } = useMessages('tour-detail');
  const address = useTourUrl(id);
  const link = (key: string, departure: Departure | null) =>
    whatsappLink(
      t(`whatsapp.${key}`, {
        brand: brand.name,
        tour: title,
        date: departure && formatDateRange(departure.from, departure.to, locale),
        url: address(departure),
      }),
    );
  return {
    ask: (departure: Departure | null) => link(departure ? 'askDate' : 'ask', departure),
    waitingList: (departure: Departure) => link('waitingList', departure),
    notify: () => link('notify', null),
  };
}
