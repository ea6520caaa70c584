import type { GetStaticProps } from 'next';
import { wordsOfPage } from '@/i18n/server-words';
import { FailureScreen } from '@/shell/errors/failure-screen';
import type { KelanaPage } from '@/shell/page';

const ServerErrorPage: KelanaPage = () => <FailureScreen status={500} />;

ServerErrorPage.hasPreFooter = false;

export const getStaticProps: GetStaticProps = async ({ locale }) => ({ props: await wordsOfPage(locale, '/500') });

export default ServerErrorPage;
