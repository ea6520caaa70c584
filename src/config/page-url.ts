import { publicEnv } from './env';
import { localPath } from './routes';

/** Returns the full address of a page in one of its languages. `path` comes from `routes`, without the language. */
export function pageUrl(locale: string, path: string): string {
  return publicEnv.siteUrl + localPath(locale, path);
}
