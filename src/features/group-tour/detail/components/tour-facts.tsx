import { routes } from '@/config/routes';
import { formatDate } from '@/domain/dates';
import { formatRupiah } from '@/domain/money';
import { tripLength } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import type { DetailModel } from '../detail-model';
import type { DepartureSelection } from '../use-tour-detail';
import { TourFact } from './tour-top';

/** Shows the main facts of the tour, with a link to the cheapest departure if it costs less than the chosen. */
export function TourFacts({ tour, selection }: { tour: DetailModel; selection: DepartureSelection }) {
  const { t, locale } = useMessages('tour-detail');
  const { cheaper } = selection;
  const sample = selection.departure ?? selection.past[0];
  return (
    <>
      {tour.countries.length > 0 && <TourFact icon="pin">{tour.countries.join(', ')}</TourFact>}
      {sample && <TourFact icon="calendar">{t('common:trip.daysNights', tripLength(sample))}</TourFact>}
      {tour.meals > 0 && <TourFact icon="meal">{t('head.mealsTotal', { count: tour.meals })}</TourFact>}
      {tour.capacity ? <TourFact icon="users">{t('head.capacity', { count: tour.capacity })}</TourFact> : null}
      {cheaper?.price != null && (
        <TourFact icon="ticket" data-print="none">
          <SamePageLink href={routes.tour(tour.id, { itinerary: cheaper.id })} scroll={false}>
            {t('head.from', { price: formatRupiah(cheaper.price), date: formatDate(cheaper.from, locale) })}
          </SamePageLink>
        </TourFact>
      )}
    </>
  );
}
