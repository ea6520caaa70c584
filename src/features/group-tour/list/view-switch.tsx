import { useMessages } from '@/i18n/use-messages';
import { SamePageLink } from '@/ui/static/buttons/same-page-link';
import { Icon } from '@/ui/static/pictures/icon';
import type { ListView } from './list-view';
import styles from './view-switch.module.css';

type ViewSwitchProps = {
  view: ListView['view'];
  href: (view: ListView['view']) => string;
  /** True in the list of all tours only, because saved tours can be of any region. */
  hasSaved: boolean;
};

const icons = { cards: 'images', calendar: 'calendar', saved: 'heart' } as const;

/** Shows links to the views: cards, calendar, and the tours saved on this device. */
export function ViewSwitch({ view, href, hasSaved }: ViewSwitchProps) {
  const { t } = useMessages('tour');
  const views = hasSaved ? (['cards', 'calendar', 'saved'] as const) : (['cards', 'calendar'] as const);
  return (
    <nav className={styles.switch} aria-label={t('list.views')}>
      {views.map((one) => (
        <SamePageLink
          scroll={false}
          key={one}
          href={href(one)}
          className={styles.view}
          aria-current={one === view ? 'true' : undefined}
        >
          <Icon name={icons[one]} size={18} />
          {t(`list.view.${one}`)}
        </SamePageLink>
      ))}
    </nav>
  );
}
