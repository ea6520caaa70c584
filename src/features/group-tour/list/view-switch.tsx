import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { useTourLists } from '@/state/tour-lists';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { ListView } from './list-view';
import styles from './view-switch.module.css';

export type ViewSwitchProps = {
  view: ListView;
  href: (view: ListView) => string;
  /** True in the list of all tours only, because saved tours can be of any region. */
  hasSaved: boolean;
  position: 'bar' | 'results';
};

/** The views with their icons; the saved tours are the last one. */
const views = [
  ['cards', 'images'],
  ['calendar', 'calendar'],
  ['saved', 'heart'],
] as const;

/**
 * Shows links to the views: cards, calendar, and the tours saved on this device. They are in the list's bar, or on
 * small screens above the results, where only the current one shows its label.
 */
export function ViewSwitch({ view, href, hasSaved, position }: ViewSwitchProps) {
  const { t } = useMessages('tour');
  const { saved } = useTourLists();
  return (
    <nav className={classNames(styles.switch, styles[position])} aria-label={t('list.views')}>
      {views.slice(0, hasSaved ? 3 : 2).map(([one, icon]) => (
        <SamePageLink
          scroll={false}
          key={one}
          href={href(one === 'calendar' ? { ...view, view: one } : { view: one })}
          className={styles.view}
          aria-current={one === view.view ? 'true' : undefined}
        >
          <span className={styles.icon}>
            <Icon name={icon} size={18} />
            {one === 'saved' && saved.length > 0 && <span className={styles.count}>{saved.length}</span>}
          </span>
          <span className={styles.label}>{t(`list.view.${one}`)}</span>
        </SamePageLink>
      ))}
    </nav>
  );
}
