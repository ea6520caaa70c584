import { routes } from '@/config/routes';

/**
 * Returns the side menu of §2 without Logout. Membership is hidden when the balance is exactly 0, but not while it is
 * unknown.
 */
export function memberMenu(points: number | undefined) {
  return [
    { messageKey: 'menu.profile', href: routes.account(), icon: 'user' },
    ...(points === 0 ? [] : [{ messageKey: 'menu.membership', href: routes.membership(), icon: 'card' } as const]),
    { messageKey: 'menu.accountBooking', href: routes.accountBooking(), icon: 'ticket' },
  ] as const;
}

/** Returns true for the current menu item. "Profile" is also current on the edit and password pages. */
export function isCurrentEntry(href: string, pathname: string): boolean {
  if (href !== routes.account()) return pathname === href;
  return pathname === href || pathname === routes.editProfile() || pathname === routes.changePassword();
}
