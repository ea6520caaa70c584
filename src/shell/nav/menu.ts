import { routes } from '@/config/routes';

export type MenuEntry = { word: string; href: string };

/** The top menu, in the order of §2. */
export const mainMenu: readonly MenuEntry[] = [
  { word: 'menu.home', href: routes.home() },
  { word: 'menu.tours', href: routes.tours() },
  { word: 'menu.corporate', href: routes.corporate() },
  { word: 'menu.mice', href: routes.mice() },
  { word: 'menu.about', href: routes.about() },
  { word: 'menu.contact', href: routes.contact() },
  { word: 'menu.careers', href: routes.careers() },
];

/** What the menu of small screens offers besides. */
export const moreMenu: readonly MenuEntry[] = [
  { word: 'menu.destinations', href: routes.destinations() },
  { word: 'menu.promotion', href: routes.promotion() },
  { word: 'menu.visa', href: routes.visaAndPassport() },
  { word: 'menu.news', href: routes.blog() },
];

/** For `aria-current`: the page itself, somewhere below it, or not at all. `route` is the router's `pathname`. */
export function currentOf(href: string, route: string): 'page' | 'true' | undefined {
  // A page rendered for its query is the same page of the site.
  const pathname = route.replace(/^\/with-query/, '');
  if (pathname === href) return 'page';
  return href !== '/' && pathname.startsWith(`${href}/`) ? 'true' : undefined;
}
