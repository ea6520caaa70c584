import { useMessages } from '@/i18n/use-messages';
import { CardGrid } from '@/ui/static/cards/card-grid';
import { TourCardSkeleton } from '@/ui/static/cards/tour-card-skeleton';
import { LoadingArea } from '@/ui/static/skeleton';

/** Shows placeholders while the tours of a region are loading. */
export function TourSkeletons() {
  const { t } = useMessages('common');
  return (
    <LoadingArea label={t('states.loading')}>
      <CardGrid>
        {[1, 2, 3].map((key) => (
          <li key={key}>
            <TourCardSkeleton />
          </li>
        ))}
      </CardGrid>
    </LoadingArea>
  );
}
