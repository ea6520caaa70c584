import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { idOf, staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { bookingTour } from '@/features/booking/booking-model';
import { BookingPage, type BookingPageProps } from '@/features/booking/booking-page';
import { contactPageQuery } from '@/hooks/page/queries';
import { tourQuery } from '@/hooks/tour/queries';
import { tourPaths } from '@/hooks/tour/tour-paths';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<BookingPageProps> = ({ tour }) => <BookingPage key={tour.id} tour={tour} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticPaths = tourPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) =>
  staticPage(async () => {
    const id = idOf(params);
    if (!id) return null;
    const { tour } = await prefetch(locale, { tour: tourQuery(id) });
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    const words = await serverWords(locale, ['booking', 'validation']);
    return { ...words, shell, tour: bookingTour(tour.data, todayInJakarta()) };
  });
