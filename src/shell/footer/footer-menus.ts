import { routes } from '@/config/routes';
import type { MenuEntry } from '../nav/menu';

/** What the footer leads to (§2), in columns. */
export const footerMenus = {
  explore: [
    { word: 'menu.home', href: routes.home() },
    { word: 'menu.tours', href: routes.tours() },
    { word: 'menu.corporate', href: routes.corporate() },
    { word: 'menu.mice', href: routes.mice() },
  ],
  company: [
    { word: 'menu.news', href: routes.blog() },
    { word: 'menu.about', href: routes.about() },
    { word: 'menu.contact', href: routes.contact() },
    { word: 'menu.careers', href: routes.careers() },
  ],
  legal: [
    { word: 'menu.privacy', href: routes.privacyPolicy() },
    { word: 'menu.terms', href: routes.terms() },
  ],
} as const satisfies Record<string, readonly MenuEntry[]>;
