import { useRouter } from 'next/router';
import type { Ref } from 'react';
import { useMember } from '@/hooks/user/use-member';
import { useMembership } from '@/hooks/user/use-membership';
import { useMessages } from '@/i18n/use-messages';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Icon } from '@/ui/static/pictures/icon';
import type { IconName } from '@/ui/static/pictures/icon-paths';
import { isCurrentEntry, memberMenu } from './member-menu';
import styles from './member-panel.module.css';
import { useCurrentInView } from './use-current-in-view';
import { useLogout } from './use-logout';

// A non-breaking space that keeps the line's height while the profile loads.
const NO_NAME = '\u00a0';

/** Shows the signed-in member's name and points, and links to the member pages (§2). */
export function MemberPanel() {
  const { t } = useMessages();
  const { pathname } = useRouter();
  const { profile, avatar } = useMember();
  const { data: membership } = useMembership();
  const logout = useLogout();
  const tier = profile && t(profile.is_member_premium ? 'member.premium' : 'member.regular');
  const items = memberMenu(membership?.card.point).map(({ messageKey, href, icon }) => ({
    href,
    icon,
    label: t(messageKey),
    isCurrent: isCurrentEntry(href, pathname),
  }));
  const list = useCurrentInView<HTMLUListElement>(`${pathname} ${items.map(({ label }) => label).join()}`);
  return (
    <SidePanel
      label={t('member.label')}
      avatar={avatar}
      name={profile?.fullname || NO_NAME}
      note={tier ?? NO_NAME}
      items={items}
      listRef={list}
      logout={{ label: t('menu.logout'), onClick: logout }}
    />
  );
}

type SidePanelProps = {
  label: string;
  avatar: string | null;
  name: string;
  note?: string;
  items: { href: string; label: string; icon: IconName; isCurrent?: boolean }[];
  logout: { label: string; onClick: () => void };
  /** The tab row, which scrolls sideways on small screens. */
  listRef?: Ref<HTMLUListElement>;
};

/** Shows the side panel of the member area; below 1024 px a line with the avatar and scrolling tabs. */
function SidePanel({ label, avatar, name, note, items, logout, listRef }: SidePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.person}>
        <Avatar src={avatar} />
        <div>
          <p className={styles.name}>{name}</p>
          {note && <p className="small muted">{note}</p>}
        </div>
      </div>
      <nav aria-label={label} className={styles.nav}>
        <ul ref={listRef} className={styles.list}>
          {items.map((item) => (
            <li key={item.href}>
              <AppLink href={item.href} className={styles.row} aria-current={item.isCurrent ? 'page' : undefined}>
                <Icon name={item.icon} />
                <span>{item.label}</span>
              </AppLink>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.row} onClick={logout.onClick}>
              <Icon name="logout" />
              <span>{logout.label}</span>
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}
