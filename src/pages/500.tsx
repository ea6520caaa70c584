import type { GetStaticProps } from 'next';
import { loadPageMessages } from '@/i18n/server-messages';
import { FailureScreen } from '@/shell/errors/failure-screen';
import { page } from '@/shell/page';

export default page(() => <FailureScreen status={500} />, { hasPreFooter: false });

export const getStaticProps: GetStaticProps = async ({ locale }) => ({ props: await loadPageMessages(locale, '/500') });
