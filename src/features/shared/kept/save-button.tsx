import { useWords } from '@/i18n/use-words';
import { type KeptTour, toggleSaved, useIsKept } from '@/state/kept-tours';
import { KeptButton } from './kept-button';

/** Keeps the tour on this device, or lets it go: a heart on a picture, or a worded button. */
export function SaveButton({ tour, look }: { tour: KeptTour; look: 'floating' | 'outline' }) {
  const { t } = useWords('kept');
  return (
    <KeptButton
      icon="heart"
      word={t('save')}
      title={tour.title}
      isPressed={useIsKept('saved', tour.id)}
      look={look}
      onPress={() => toggleSaved(tour)}
    />
  );
}
