import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { type ListedTour, toggleCompared, useIsListed } from '@/state/tour-lists';
import { CardToggle } from './card-toggle';

type CompareButtonProps = { tour: ListedTour; look?: 'plain' | 'outline' };

/** Adds the tour to the comparison or removes it. The compare bar, which the page mounts, shows the chosen tours. */
export function CompareButton({ tour, look = 'plain' }: CompareButtonProps) {
  const { t } = useMessages('kept');
  const stored = useWithLanguage(tour);
  return (
    <CardToggle
      icon="compare"
      label={t('compare')}
      tour={tour}
      isPressed={useIsListed('compared', tour.id)}
      look={look}
      onPress={() => toggleCompared(stored)}
    />
  );
}
