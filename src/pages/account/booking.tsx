import type { GetStaticProps } from 'next';
import { staticPage } from '@/api/static-page';
import { BookingsPage, BookingsPageMeta } from '@/features/account/bookings/bookings-page';
import { memberLayout } from '@/shell/layouts/member-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';
import { guardedBy } from '@/shell/page-middleware/guarded-by';

const Page: KelanaPage = () => <BookingsPage />;
Page.Meta = BookingsPageMeta;
Page.layout = memberLayout;
Page.middleware = guardedBy('auth');
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(
    () => pageFrame(locale, '/account/booking', ['account']),
    async () => ({}),
  );
