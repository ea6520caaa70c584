import { useDayActivities } from '@/data/operations/tour';
import type { Departure } from '@/domain/tour/departure';
import { FailedBlock } from '@/features/shared/failed-block';
import { failureMessage } from '@/features/shared/failure-message';
import { useMessages } from '@/i18n/use-messages';
import { LoadingArea, Skeleton } from '@/ui/static/skeleton';
import { dayModels } from './day-model';
import { Programme } from './programme';

/** Fetches the days in the browser if the request failed while the page was built, and offers a retry. */
export function FetchedProgramme({ itineraryId, departure }: { itineraryId: number; departure: Departure | null }) {
  const { t } = useMessages('tour-detail');
  const { data, error, mutate } = useDayActivities(itineraryId);
  if (data) return <Programme days={dayModels(data.data)} departure={departure} />;
  if (error) {
    return (
      <FailedBlock
        headingLevel={3}
        title={t('itinerary.failed')}
        text={failureMessage(error, t)}
        retry={() => void mutate()}
      />
    );
  }
  return (
    <LoadingArea label={t('common:states.loading')}>
      <Skeleton shape="block" />
    </LoadingArea>
  );
}
