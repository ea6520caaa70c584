import { useDayActivities } from '@/data/operations/tour';
import { QueryView } from '@/features/shared/query-view';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { dayModels } from './day-model';
import { Programme, type ProgrammeDates } from './programme';

/** Shows the days of a departure, which the browser fetches, and offers a retry. */
export function FetchedProgramme({ itineraryId, ...dates }: ProgrammeDates & { itineraryId: number }) {
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
      {({ data }) => <Programme days={dayModels(data)} {...dates} />}
    </QueryView>
  );
}
