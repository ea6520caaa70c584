import type { GetStaticProps } from 'next';
import { loadPageMessages } from '@/i18n/server-messages';
import { FailureScreen } from '@/shell/errors/failure-screen';
import type { KelanaPage } from '@/shell/page';

const ServerErrorPage: KelanaPage = () => <FailureScreen status={500} />;

ServerErrorPage.hasPreFooter = false;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({ props: await loadPageMessages(locale, '/500') });

export default ServerErrorPage;
