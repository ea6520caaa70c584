import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { SignInPage } from '@/features/auth/sign-in-page';
import { contactPageQuery } from '@/hooks/page/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage = () => <SignInPage />;
Page.layout = 'centred';
Page.middleware = ['guest'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    return { ...(await serverWords(locale, ['auth', 'validation'])), shell };
  });
