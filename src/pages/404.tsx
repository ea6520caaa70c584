import type { GetStaticProps } from 'next';
import { loadPageMessages } from '@/i18n/server-messages';
import { NotFoundScreen } from '@/shell/errors/not-found-screen';
import { page } from '@/shell/page';

export default page(NotFoundScreen, { hasPreFooter: false });

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadPageMessages(locale, '/404', ['error']),
});
