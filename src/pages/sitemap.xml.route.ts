import { filePage, xmlFile } from '@/data/server/file-page';
import { readSiteSize } from '@/data/server/read-site';
import { sitemapIndex } from '@/features/seo/sitemap';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/sitemap.xml', async () => xmlFile(sitemapIndex(await readSiteSize())));
