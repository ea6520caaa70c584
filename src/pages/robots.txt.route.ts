import { filePage, WORDS_CACHE } from '@/api/file-page';
import { isWorkerMode } from '@/config/env';
import { robots } from '@/features/seo/sitemap';
import { NoPage } from '@/lib/http/no-page';

export default NoPage;

export const getServerSideProps = filePage('/robots.txt', async () => ({
  type: 'text/plain; charset=utf-8',
  cache: WORDS_CACHE,
  body: robots(isWorkerMode),
}));
