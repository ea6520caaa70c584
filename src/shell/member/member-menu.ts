import { routes } from '@/config/routes';

/** The side menu of §2 without Logout. Membership is hidden when the balance is exactly 0, not while it is unknown. */
export function memberMenu(points: number | undefined) {
  return [
    { messageKey: 'menu.profile', href: routes.account(), icon: 'user' },
    ...(points === 0 ? [] : [{ messageKey: 'menu.membership', href: routes.membership(), icon: 'card' } as const]),
    { messageKey: 'menu.accountBooking', href: routes.accountBooking(), icon: 'ticket' },
  ] as const;
}

/** The item "Profile" is also the current one on the edit and password pages. */
export function isCurrentEntry(href: string, pathname: string): boolean {
  if (href !== routes.account()) return pathname === href;
  return pathname === href || pathname === routes.editProfile() || pathname === routes.changePassword();
}
