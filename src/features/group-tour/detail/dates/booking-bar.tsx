import { routes } from '@/config/routes';
import { formatDayMonthRange } from '@/domain/dates';
import { useFormatPrice } from '@/features/shared/tour/use-format-price';
import { useMessages } from '@/i18n/use-messages';
import { ButtonLink } from '@/ui/static/buttons/button-link';
import { FactLine } from '@/ui/static/fact-line';
import { NoWrap } from '@/ui/static/no-wrap';
import { BuyBar } from '@/ui/static/tours/buy-bar';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { useWhatsappLinks } from '../use-whatsapp-links';

/** Shows the price of the chosen date and the booking button on small screens. */
export function BookingBar({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
  const { t, locale } = useMessages('tour-detail');
  const links = useWhatsappLinks(tour);
  const formatPrice = useFormatPrice();
  const { departure, status, guests } = selection;
  const dates = departure && formatDayMonthRange(departure.from, departure.to, locale);
  const price = departure?.price ?? null;
  return (
    <BuyBar
      label={t('card.buyBar')}
      amount={departure ? formatPrice(price) : t(status === 'past' ? 'dates.pastTitle' : 'dates.noneTitle')}
      below={
        dates && (
          <FactLine facts={[price !== null && t('common:price.perPerson'), <NoWrap key="dates">{dates}</NoWrap>]} />
        )
      }
    >
      {departure && status === 'open' ? (
        <ButtonLink href={routes.booking(tour.id, { itinerary: departure.id, pax: guests })}>
          {t('common:buttons.bookNow')}
        </ButtonLink>
      ) : (
        <ButtonLink href={departure ? links.waitingList(departure) : links.notify()} icon="whatsapp">
          {departure ? t('common:seats.waitingList') : t('common:topBar.whatsapp')}
        </ButtonLink>
      )}
    </BuyBar>
  );
}
