import type { GetStaticProps } from 'next';
import { prefetchNamed } from '@/api/prefetch';
import { staticIdPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { bookingTour } from '@/features/booking/booking-model';
import { BookingPage, type BookingPageProps } from '@/features/booking/booking-page';
import { tourQuery } from '@/hooks/tour/queries';
import { tourPaths } from '@/hooks/tour/static-paths';
import { bookingLayout } from '@/shell/layouts/booking-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<BookingPageProps> = ({ tour }) => <BookingPage key={tour.id} tour={tour} />;
Page.layout = bookingLayout;
export default Page;

export const getStaticPaths = tourPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async (id: number) => {
    const tour = await prefetchNamed(locale, tourQuery(id));
    return tour && { tour: bookingTour(tour.data, todayInJakarta()), ...languagesOf(tour.data) };
  };
  return staticIdPage(
    params,
    () => pageFrame(locale, '/booking/[id]', ['booking', 'auth', 'form', 'validation']),
    content,
  );
};
