import { classNames } from '@/lib/class-names';
import { buttonClass } from '@/ui/static/buttons/button-class';
import { Icon } from '@/ui/static/pictures/icon';
import styles from './card-toggle.module.css';

type CardToggleProps = {
  icon: 'heart' | 'compare';
  label: string;
  /** The tour's title, for screen readers. */
  title: string;
  isPressed: boolean;
  /** 'outline' shows the text beside the icon. */
  look: 'floating' | 'plain' | 'outline';
  onPress: () => void;
};

/** Shows a toggle button of 44 px above a card's link. Its accessible name is constant, `aria-pressed` changes. */
export function CardToggle({ icon, label, title, isPressed, look, onPress }: CardToggleProps) {
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
      <span className="visually-hidden" lang="id">
        {` ${title}`}
      </span>
    </button>
  );
}
