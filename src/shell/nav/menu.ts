import { routes } from '@/config/routes';

export type MenuEntry = { messageKey: string; href: string };

/** The entries of the top menu, in the order of §2. */
export const mainMenu: readonly MenuEntry[] = [
  { messageKey: 'menu.home', href: routes.home() },
  { messageKey: 'menu.tours', href: routes.tours() },
  { messageKey: 'menu.corporate', href: routes.corporate() },
  { messageKey: 'menu.mice', href: routes.mice() },
  { messageKey: 'menu.about', href: routes.about() },
  { messageKey: 'menu.contact', href: routes.contact() },
  { messageKey: 'menu.careers', href: routes.careers() },
];

/** Additional entries of the small-screen menu. */
export const moreMenu: readonly MenuEntry[] = [
  { messageKey: 'menu.destinations', href: routes.destinations() },
  { messageKey: 'menu.promotion', href: routes.promotion() },
  { messageKey: 'menu.visa', href: routes.visaAndPassport() },
  { messageKey: 'menu.news', href: routes.blog() },
];

/**
 * Returns the value of `aria-current`: 'page' for the page itself, 'true' for a page below it, else undefined. `route`
 * is the router's `pathname`.
 */
export function currentOf(href: string, route: string): 'page' | 'true' | undefined {
  // The `/with-query` route of a page is the same page of the site.
  const pathname = route.replace(/^\/with-query/, '');
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
