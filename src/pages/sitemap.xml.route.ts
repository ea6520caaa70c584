import { filePage, WORDS_CACHE } from '@/api/file-page';
import { sitemapIndex } from '@/features/seo/sitemap';
import { readSiteSize } from '@/hooks/site/read-site';
import { NoPage } from '@/lib/http/no-page';

export default NoPage;

export const getServerSideProps = filePage('/sitemap.xml', async () => ({
  type: 'application/xml; charset=utf-8',
  cache: WORDS_CACHE,
  body: sitemapIndex(await readSiteSize()),
}));
