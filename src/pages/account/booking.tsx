import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { BookingsPage } from '@/features/account/bookings/bookings-page';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage = () => <BookingsPage />;
Page.layout = 'member';
Page.middleware = ['auth'];
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, ['account']),
    async () => ({}),
  );
