import { useWords } from '@/i18n/use-words';
import { type KeptTour, toggleCompared, useIsKept } from '@/state/kept-tours';
import { KeptButton } from './kept-button';

type CompareButtonProps = { tour: KeptTour; look?: 'plain' | 'outline' };

/** Puts the tour into the comparison or takes it out. The tray, which the page mounts, shows what is in it. */
export function CompareButton({ tour, look = 'plain' }: CompareButtonProps) {
  const { t } = useWords('kept');
  return (
    <KeptButton
      icon="compare"
      word={t('compare')}
      title={tour.title}
      isPressed={useIsKept('compared', tour.id)}
      look={look}
      onPress={() => toggleCompared(tour)}
    />
  );
}
