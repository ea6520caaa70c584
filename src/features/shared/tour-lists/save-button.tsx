import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { type ListedTour, toggleSaved, useIsListed } from '@/state/tour-lists';
import { CardToggle } from './card-toggle';

/** Shows a button that saves the tour on this device or removes it: a heart on a picture, or a button with text. */
export function SaveButton({ tour, look }: { tour: ListedTour; look: 'floating' | 'outline' }) {
  const { t } = useMessages('kept');
  const stored = useWithLanguage(tour);
  return (
    <CardToggle
      icon="heart"
      label={t('save')}
      tour={tour}
      isPressed={useIsListed('saved', tour.id)}
      look={look}
      onPress={() => toggleSaved(stored)}
    />
  );
}
