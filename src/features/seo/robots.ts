import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';

/** Returns robots.txt: a preview disallows all pages, the site only `/api/`. */
export function robots(isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${pageUrl('id', seoFiles.sitemapIndex())}\n`;
}
