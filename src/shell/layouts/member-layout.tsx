import { useRouter } from 'next/router';
import { type ComponentType, useEffect, useRef } from 'react';
import { routes } from '@/config/routes';
import { useMembership } from '@/data/operations/user';
import { useMember } from '@/data/use-member';
import { useSignOut } from '@/data/use-sign-out';
import { useMessages } from '@/i18n/use-messages';
import { classNames } from '@/lib/class-names';
import { confirm, confirmState } from '@/state/confirm';
import { sameSession } from '@/state/session';
import { showSuccess } from '@/state/toasts';
import { AppLink } from '@/ui/static/buttons/app-link';
import { Avatar } from '@/ui/static/pictures/avatar';
import { Icon } from '@/ui/static/pictures/icon';
import { type Layout, type LayoutProps, page } from '../page';
import { guardedBy } from '../page-middleware/guarded-by';
import { DefaultLayout } from './default-layout';
import styles from './member-layout.module.css';

/** Shows the side panel with the member's header and navigation, and the content to its right (§2). */
function MemberLayout({ children }: LayoutProps) {
  const isTrip = useRouter().pathname.startsWith(`${routes.accountBooking()}/`);
  return (
    <DefaultLayout hasPreFooter={false}>
      <div className={classNames('container', styles.member, isTrip && styles.trip)}>
        <MemberPanel />
        <div className={styles.content}>{children}</div>
      </div>
    </DefaultLayout>
  );
}

const memberLayout: Layout = { name: 'member', Frame: MemberLayout };

/** Makes a page of the member area: only members see it, beside the panel. */
export const memberPage = (Component: ComponentType, Meta: ComponentType) =>
  page(Component, { Meta, layout: memberLayout, middleware: guardedBy('auth') });

// A non-breaking space that keeps the line's height while the profile loads.
const NO_NAME = '\u00a0';

/**
 * Shows the signed-in member's name and points, and links to the member pages (§2); below 1024 px a line with the avatar
 * and scrolling tabs.
 */
function MemberPanel() {
  const { t } = useMessages();
  const { pathname } = useRouter();
  const { profile, avatar } = useMember();
  const { data: membership } = useMembership();
  const logout = useLogout();
  const tier = profile && t(profile.is_member_premium ? 'member.premium' : 'member.regular');
  const items = memberMenu(membership?.card.point);
  const list = useCurrentInView(`${pathname} ${items.map(({ messageKey }) => t(messageKey)).join()}`);
  return (
    <div className={styles.panel}>
      <div className={styles.person}>
        <Avatar src={avatar} />
        <div>
          <p className={styles.name}>{profile?.fullname || NO_NAME}</p>
          <p className="small muted">{tier ?? NO_NAME}</p>
        </div>
      </div>
      <nav aria-label={t('member.label')} className={styles.nav}>
        <ul ref={list} className={styles.list}>
          {items.map(({ messageKey, href, icon }) => (
            <li key={href}>
              <AppLink
                href={href}
                className={styles.row}
                aria-current={isCurrentEntry(href, pathname) ? 'page' : undefined}
              >
                <Icon name={icon} />
                <span>{t(messageKey)}</span>
              </AppLink>
            </li>
          ))}
          <li className={styles.last}>
            <button type="button" className={styles.row} onClick={logout}>
              <Icon name="logout" />
              <span>{t('menu.logout')}</span>
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/**
 * Returns the side menu of §2 without Logout. Membership is hidden when the balance is exactly 0, but not while it is
 * unknown.
 */
export function memberMenu(points?: number) {
  return [
    { messageKey: 'menu.profile', href: routes.account(), icon: 'user' },
    ...(points === 0 ? [] : [{ messageKey: 'menu.membership', href: routes.membership(), icon: 'card' } as const]),
    { messageKey: 'menu.accountBooking', href: routes.accountBooking(), icon: 'ticket' },
  ] as const;
}

/**
 * Returns true for the current menu item. "Profile" is also current on the edit and password pages, "My Tour Booking" on
 * that of a booking.
 */
export function isCurrentEntry(href: string, pathname: string): boolean {
  if (href !== routes.account()) return pathname === href || pathname.startsWith(`${href}/`);
  return pathname === href || pathname === routes.editProfile() || pathname === routes.changePassword();
}

/** Scrolls the current tab to the centre of its row. A new value of `rows` means that the tabs have changed. */
function useCurrentInView(rows: string) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows move the current one
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !current) return;
    const outer = list.current.getBoundingClientRect();
    const inner = current.getBoundingClientRect();
    list.current.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
  }, [rows]);
  return list;
}

/**
 * Returns a function that asks for confirmation (§2) and signs out. The member then goes to the home page, because the
 * page's middleware does not allow visitors.
 */
export function useLogout() {
  const { t } = useMessages();
  const signOut = useSignOut();
  return async () => {
    const { atStake } = confirmState;
    const isSame = sameSession();
    const text = atStake ? `${atStake} ${t('logout.text')}` : t('logout.text');
    // Another tab may have signed in a different member in the meantime, who has not confirmed.
    if (!(await confirm({ text, yes: t('logout.yes') })) || !isSame()) return;
    await signOut();
    showSuccess(t('logout.done'));
  };
}
