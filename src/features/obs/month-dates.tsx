import { useItineraries } from '@/data/operations/tour';
import { todayInJakarta } from '@/domain/dates';
import { departuresOf } from '@/domain/tour/departure';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { ObsDates } from './obs-dates';
import { datesIn, type ObsTour } from './obs-model';

/** Shows the dates of a tour in some months, fetched per tour, because the list contains only the next dates. */
export function MonthDates({ tour, months }: { tour: ObsTour; months: readonly string[] | undefined }) {
  const { t } = useMessages('common');
  const { data, error } = useItineraries(tour.id);
  if (!data && !error) {
    return (
      <LoadingArea label={t('states.loading')}>
        <Skeleton shape="button" width="full" />
      </LoadingArea>
    );
  }
  const known = data ? departuresOf(data.data, todayInJakarta()).upcoming : tour.departures;
  return <ObsDates tour={tour} dates={datesIn(known, months)} />;
}
