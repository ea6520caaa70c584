import { filePage, xmlFile } from '@/api/file-page';
import { sitemapIndex } from '@/features/seo/sitemap';
import { readSiteSize } from '@/hooks/server/read-site';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/sitemap.xml', async () => xmlFile(sitemapIndex(await readSiteSize())));
