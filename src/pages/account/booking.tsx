import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { BookingsPage } from '@/features/account/bookings-page';
import { contactPageQuery } from '@/hooks/page/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage = () => <BookingsPage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    return { ...(await serverWords(locale, ['account'])), shell };
  });
