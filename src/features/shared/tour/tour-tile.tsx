import type { TourCardModel } from '@/domain/tour/tour-card';
import { useMessages } from '@/i18n/use-messages';
import { TourCard, type TourCardProps } from '@/ui/static/cards/tour-card';
import { TourToggle } from '../tour-lists/tour-toggle';
import { useTourCardView } from './use-tour-card-view';

type TourTileProps = Omit<TourCardProps, 'view' | 'heart' | 'compare'> & { tour: TourCardModel };

/** Shows a tour's card with the buttons to save and compare it. The page must load the namespace `kept`. */
export function TourTile({ tour, ...card }: TourTileProps) {
  const { t, lang } = useMessages('kept');
  const view = useTourCardView()(tour);
  return (
    <TourCard
      view={view}
      heart={<TourToggle list="saved" label={t('save')} tour={tour} look="floating" />}
      compare={<TourToggle list="compared" label={t('compare')} tour={tour} look="plain" />}
      lang={lang(tour.language)}
      {...card}
    />
  );
}
