import { useMessages } from '@/i18n/use-messages';
import { type ListedTour, toggleSaved, useIsListed } from '@/state/tour-lists';
import { CardToggle } from './card-toggle';

/** Keeps the tour on this device, or lets it go: a heart on a picture, or a worded button. */
export function SaveButton({ tour, look }: { tour: ListedTour; look: 'floating' | 'outline' }) {
  const { t } = useMessages('kept');
  return (
    <CardToggle
      icon="heart"
      label={t('save')}
      title={tour.title}
      isPressed={useIsListed('saved', tour.id)}
      look={look}
      onPress={() => toggleSaved(tour)}
    />
  );
}
