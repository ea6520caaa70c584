import type { TourCardModel } from '@/domain/tour/tour-card';
import { useContentLang } from '@/i18n/content-language';
import { TourCard, type TourCardProps } from '@/ui/static/cards/tour-card';
import { CompareButton } from '../tour-lists/compare-button';
import { SaveButton } from '../tour-lists/save-button';
import { useTourCardView } from './use-tour-card-view';

type TourTileProps = Omit<TourCardProps, 'view' | 'heart' | 'compare'> & { tour: TourCardModel };

/** Shows a tour's card with the buttons to save and compare it. The page must load the namespace `kept`. */
export function TourTile({ tour, ...card }: TourTileProps) {
  const lang = useContentLang();
  const view = useTourCardView()(tour);
  return (
    <TourCard
      view={view}
      heart={<SaveButton tour={tour} look="floating" />}
      compare={<CompareButton tour={tour} />}
      lang={lang(tour.language)}
      {...card}
    />
  );
}
