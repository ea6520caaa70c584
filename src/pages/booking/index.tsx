import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { BookingStartPage, type BookingStartPageProps } from '@/features/booking/start/booking-start-page';
import { startModel } from '@/features/booking/start/start-model';
import { regionalsQuery, toursQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<BookingStartPageProps> = ({ start }) => <BookingStartPage start={start} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const queries = { regionals: regionalsQuery(), tours: toursQuery({ sort: 'soonest', available: '1', limit: 3 }) };
    const { regionals, tours } = await prefetch(locale, queries);
    return { start: startModel(regionals.data, tours.data, todayInJakarta()) };
  };
  return staticPage(() => pageFrame(locale, '/booking', ['booking']), content);
};
