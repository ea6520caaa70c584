import { useContentLang } from '@/i18n/content-language';
import { classNames } from '@/lib/class-names';
import type { ListedTour } from '@/state/tour-lists';
import { buttonClass } from '@/ui/static/buttons/button-class';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './card-toggle.module.css';

type CardToggleProps = {
  icon: 'heart' | 'compare';
  label: string;
  /** The tour, whose title is read by screen readers. */
  tour: Pick<ListedTour, 'title' | 'language'>;
  isPressed: boolean;
  /** 'outline' shows the text beside the icon. */
  look: 'floating' | 'plain' | 'outline';
  onPress: () => void;
};

/** Shows a toggle button of 44 px above a card's link. Its accessible name is constant, `aria-pressed` changes. */
export function CardToggle({ icon, label, tour, isPressed, look, onPress }: CardToggleProps) {
  const lang = useContentLang();
  const showsLabel = look === 'outline';
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[look], styles[icon], showsLabel && buttonClass({ look: 'quiet' }))}
      aria-pressed={isPressed}
      onClick={onPress}
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
