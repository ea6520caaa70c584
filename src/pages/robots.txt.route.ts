import { filePage, WORDS_CACHE } from '@/data/server/file-page';
import { robots } from '@/features/seo/sitemap';

export { NoPage as default } from '@/lib/http/no-page';

export const getServerSideProps = filePage('/robots.txt', async () => ({
  type: 'text/plain; charset=utf-8',
  cache: WORDS_CACHE,
  body: robots(),
}));
