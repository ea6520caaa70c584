import { useRouter } from 'next/router';
import { useMember } from '@/hooks/user/use-member';
import { useMembership } from '@/hooks/user/use-membership';
import { useWords } from '@/i18n/use-words';
import { SidePanel } from '@/ui/static/navigation/side-panel';
import { isCurrentEntry, memberMenu } from './member-menu';
import { useCurrentInView } from './use-current-in-view';
import { useLogout } from './use-logout';

// Keeps the line's height while the profile is on its way.
const NO_NAME = '\u00a0';

/** The signed-in member's name and points, and links to the member pages (§2). */
export function MemberPanel() {
  const { t } = useWords();
  const { pathname } = useRouter();
  const { profile, avatar } = useMember();
  const { data: membership } = useMembership();
  const logout = useLogout();
  const tier = profile && t(profile.is_member_premium ? 'member.premium' : 'member.regular');
  const items = memberMenu(membership?.card.point).map(({ word, href, icon }) => ({
    href,
    icon,
    label: t(word),
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
