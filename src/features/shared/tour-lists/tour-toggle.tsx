import { useWithLanguage } from '@/i18n/content-language';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { type ListedTour, toggleCompared, toggleSaved, useIsListed } from '@/state/tour-lists';
import { buttonClass } from '@/ui/static/buttons/button';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './tour-toggle.module.css';

const TOGGLES = {
  saved: { icon: 'heart', toggle: toggleSaved },
  compared: { icon: 'compare', toggle: toggleCompared },
} as const;

type TourToggleProps = {
  list: keyof typeof TOGGLES;
  label: string;
  tour: ListedTour;
  /** 'outline' shows the label beside the icon. */
  look: 'floating' | 'plain' | 'outline';
};

/**
 * Adds the tour to a list on this device or removes it, with a button of 44 px above a card's link. Its accessible name,
 * the label and the tour's title, is constant; `aria-pressed` changes.
 */
export function TourToggle({ list, label, tour, look }: TourToggleProps) {
  const { lang } = useMessages();
  const stored = useWithLanguage(tour);
  const { icon, toggle } = TOGGLES[list];
  const showsLabel = look === 'outline';
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[look], styles[icon], showsLabel && buttonClass({ look: 'quiet' }))}
      aria-pressed={useIsListed(list, tour.id)}
      onClick={() => toggle(stored)}
      data-print="none"
    >
      <Icon name={icon} />
      <span className={showsLabel ? undefined : 'visually-hidden'}>{label}</span>
      <span className="visually-hidden" lang={lang(tour.language)}>
        {` ${tour.title}`}
      </span>
    </button>
  );
}
