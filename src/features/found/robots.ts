import { foundFiles } from '@/config/found-files';
import { pageUrl } from '@/config/page-url';

/** What may be read: a preview nothing, the site everything but its own calls. */
export function robots(isPreview: boolean): string {
  if (isPreview) return 'User-agent: *\nDisallow: /\n';
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${pageUrl('id', foundFiles.sitemapIndex())}\n`;
}
