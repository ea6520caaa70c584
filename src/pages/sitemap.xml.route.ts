import { filePage, NoPage, WORDS_CACHE } from '@/api/file-page';
import { sitemapIndex } from '@/features/seo/sitemap';

export default NoPage;

export const getServerSideProps = filePage(async () => ({
  type: 'application/xml; charset=utf-8',
  cache: WORDS_CACHE,
  body: sitemapIndex(),
}));
