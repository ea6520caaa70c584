import { pageUrl } from '@/config/page-url';
import { seoFiles } from '@/config/seo-files';

/** What may be read: a preview nothing, the site everything but its own calls. */
export function robots(isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${pageUrl('id', seoFiles.sitemapIndex())}\n`;
}
