import { filePage, xmlFile } from '@/data/server/file-page';
import { readSitePages } from '@/data/server/read-site';
import { sitemap, sitePages } from '@/features/seo/sitemap';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/sitemap-pages.xml', async ({ locale }) =>
  xmlFile(sitemap(locale, sitePages(await readSitePages(locale)))),
);
