import type { GetStaticProps } from 'next';
import { loadPageMessages } from '@/i18n/server-messages';
import { NotFoundScreen } from '@/shell/errors/not-found-screen';
import type { KelanaPage } from '@/shell/page';

const NotFoundPage: KelanaPage = () => <NotFoundScreen />;

NotFoundPage.hasPreFooter = false;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({
  props: await loadPageMessages(locale, '/404', ['error']),
});

export default NotFoundPage;
