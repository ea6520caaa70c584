import { useWords } from '@/i18n/use-words';
import { type ListedTour, toggleCompared, useIsListed } from '@/state/tour-lists';
import { CardToggle } from './card-toggle';

type CompareButtonProps = { tour: ListedTour; look?: 'plain' | 'outline' };

/** Puts the tour into the comparison or takes it out. The tray, which the page mounts, shows what is in it. */
export function CompareButton({ tour, look = 'plain' }: CompareButtonProps) {
  const { t } = useWords('kept');
  return (
    <CardToggle
      icon="compare"
      word={t('compare')}
      title={tour.title}
      isPressed={useIsListed('compared', tour.id)}
      look={look}
      onPress={() => toggleCompared(tour)}
    />
  );
}
