import { tourQuery } from '@/data/operations/tour';
import { readRow } from '@/data/server/read';
import { tourPaths } from '@/data/server/static-paths';
import { languagesOf } from '@/domain/content-language';
import { todayInJakarta } from '@/domain/dates';
import { bookingTour } from '@/features/booking/booking-model';
import { BookingPage, type BookingPageProps } from '@/features/booking/booking-page';
import { bookingLayout } from '@/shell/layouts/booking-layout';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page<BookingPageProps>(({ tour }) => <BookingPage key={tour.id} tour={tour} />, {
  layout: bookingLayout,
});

export const getStaticPaths = tourPaths;

export const getStaticProps = staticProps(
  '/booking/[id]',
  ['booking', 'payment', 'plan', 'auth', 'form', 'validation'],
  async ({ locale, id }) => {
    const tour = await readRow(locale, tourQuery(id));
    return tour && { tour: bookingTour(tour.data, todayInJakarta()), ...languagesOf(tour.data) };
  },
);
