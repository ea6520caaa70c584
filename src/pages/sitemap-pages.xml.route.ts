import { filePage, xmlFile } from '@/api/file-page';
import { sitemap, sitePages } from '@/features/seo/sitemap';
import { readSitePages } from '@/hooks/server/read-site';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/sitemap-pages.xml', async ({ locale }) =>
  xmlFile(sitemap(locale, sitePages(await readSitePages(locale)))),
);
