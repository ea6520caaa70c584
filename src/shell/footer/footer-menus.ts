import { routes } from '@/config/routes';
import type { MenuEntry } from '../nav/menu';

/** The links of the footer (§2), by column. */
export const footerMenus = {
  explore: [
    { messageKey: 'menu.home', href: routes.home() },
    { messageKey: 'menu.tours', href: routes.tours() },
    { messageKey: 'menu.corporate', href: routes.corporate() },
    { messageKey: 'menu.mice', href: routes.mice() },
  ],
  company: [
    { messageKey: 'menu.news', href: routes.blog() },
    { messageKey: 'menu.about', href: routes.about() },
    { messageKey: 'menu.contact', href: routes.contact() },
    { messageKey: 'menu.careers', href: routes.careers() },
  ],
  legal: [
    { messageKey: 'menu.privacy', href: routes.privacyPolicy() },
    { messageKey: 'menu.terms', href: routes.terms() },
  ],
} as const satisfies Record<string, readonly MenuEntry[]>;
