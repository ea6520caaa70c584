import { filePage, NoPage, WORDS_CACHE } from '@/api/file-page';
import { isWorkerMode } from '@/config/env';
import { robots } from '@/features/seo/robots';

export default NoPage;

export const getServerSideProps = filePage(async () => ({
  type: 'text/plain; charset=utf-8',
  cache: WORDS_CACHE,
  body: robots(isWorkerMode),
}));
