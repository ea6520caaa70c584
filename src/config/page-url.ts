import { publicEnv } from './env';

/** The full address of a page of the site in one of its languages. `path` comes from `routes`, without a language. */
export function pageUrl(locale: string, path: string): string {
  const prefix = locale === 'en' ? '/en' : '';
  return publicEnv.siteUrl + (prefix && path === '/' ? prefix : prefix + path);
}
