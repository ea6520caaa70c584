import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';
import type { Locale } from '@/i18n/locales';

export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

const DRAWN: [RegExp, string][] = [
  [/^\/group-tour\/(\d+)$/, 'tour'],
  [/^\/group-tour\/destination\/(\d+)$/, 'region'],
  [/^\/blog\/([\w.-]+)$/, 'article'],
];

/** Returns the address of the preview picture of a page; pages without one use the site's picture. */
export function sharePicture(locale: Locale, path = '/'): string {
  const [name = 'site'] = DRAWN.flatMap(([pattern, kind]) => {
    const id = pattern.exec(path.split('?')[0] ?? '')?.[1];
    return id ? `${kind}/${id}` : [];
  });
  return pageUrl(locale, seoFiles.picture(name));
}
