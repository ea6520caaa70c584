import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { buttonClass } from '@/ui/static/buttons/button-class';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import styles from './tour-top.module.css';

const BUTTONS = [
  ['share', 'share'],
  ['heart', 'save'],
  ['compare', 'compare'],
] as const satisfies readonly [IconName, string][];

/** Takes the same space as the buttons beside the title, so that nothing moves when they appear. */
export function ActionsPlaceholder() {
  const { t } = useMessages('kept');
  return BUTTONS.map(([icon, key]) => (
    <span key={icon} className={classNames(buttonClass({ look: 'quiet' }), styles.invisible)}>
      <Icon name={icon} />
      <span>{t(key)}</span>
    </span>
  ));
}
