import type { UserConfig } from 'next-i18next/pages';
import { defaultLocale, locales } from './locales';

export const namespaces = [
  'common',
  'home',
  'tour',
  'tour-detail',
  'region',
  'booking',
  'auth',
  'account',
  'profile',
  'edit-profile',
  'change-password',
  'membership',
  'blog',
  'visa',
  'info',
  'privacy',
  'terms',
  'career',
  'corporate',
  'mice',
  'contact',
  'prebook',
  'obs',
  'kept',
  'share',
  'draft',
  'form',
  'error',
  'validation',
] as const;

export type Namespace = (typeof namespaces)[number];

/** The configuration of next-i18next for server and browser. It contains no path and is never sent with a page. */
export const i18nConfig: UserConfig = {
  i18n: { locales: [...locales], defaultLocale, localeDetection: false },
  defaultNS: 'common',
  fallbackLng: false,
  serializeConfig: false,
  reloadOnPrerender: process.env.NODE_ENV === 'development',
  returnNull: false,
};
