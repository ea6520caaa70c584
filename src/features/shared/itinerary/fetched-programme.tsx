import { useDayActivities } from '@/data/operations/tour';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { dayModels } from './day-model';
import { Programme, type TripDates } from './programme';

/** Fetches the days in the browser if the request failed while the page was built, and offers a retry. */
export function FetchedProgramme({ itineraryId, departure }: { itineraryId: number; departure: TripDates | null }) {
  const { t } = useMessages('tour-detail');
  return (
    <QueryView
      query={useDayActivities(itineraryId)}
      skeleton={
        <LoadingArea label={t('common:states.loading')}>
          <Skeleton shape="block" />
        </LoadingArea>
      }
      failed={t('itinerary.failed')}
      headingLevel={3}
    >
      {({ data }) => <Programme days={dayModels(data)} departure={departure} />}
    </QueryView>
  );
}
