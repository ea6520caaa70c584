import type { TourCardModel } from '@/domain/tour/tour-card';
import { TourCard, type TourCardProps } from '@/ui/static/cards/tour-card';
import { CompareButton } from '../tour-lists/compare-button';
import { SaveButton } from '../tour-lists/save-button';
import { useTourCardView } from './use-tour-card-view';

type TourTileProps = Omit<TourCardProps, 'view' | 'heart' | 'compare'> & { tour: TourCardModel };

/** A tour's card with its heart and its place in the comparison. The page needs the words of `kept`. */
export function TourTile({ tour, ...card }: TourTileProps) {
  const view = useTourCardView();
  return (
    <TourCard
      view={view(tour)}
      heart={<SaveButton tour={tour} look="floating" />}
      compare={<CompareButton tour={tour} />}
      lang="id"
      {...card}
    />
  );
}
