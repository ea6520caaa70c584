/**
 * Returns a path of the site with its language prefix, for links that next/link does not render. `path` comes from
 * `routes`.
 */
export function localPath(locale: string | undefined, path: string): string {
  if (locale !== 'en') return path;
  return path === '/' ? '/en' : `/en${path}`;
}
