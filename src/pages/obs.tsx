import type { GetStaticProps } from 'next';
import dynamic from 'next/dynamic';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour-query';
import { obsListModel } from '@/features/obs/obs-model';
import { ObsPage, type ObsPageProps } from '@/features/obs/obs-page';
import { toursQuery } from '@/hooks/tour/queries';
import { RethrowLoadError } from '@/lib/rethrow-load-error';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Booking = dynamic(
  () => import('@/features/booking/counter/counter-booking').then((part) => part.CounterBooking),
  {
    ssr: false,
    loading: RethrowLoadError,
  },
);

const Page: KelanaPage<ObsPageProps> = ({ list }) => <ObsPage list={list} booking={(id) => <Booking tourId={id} />} />;
Page.layout = 'obs';
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const tours = await prefetchPart(locale, toursQuery(tourQueryFromUrl({})));
    return { list: tours && obsListModel(tours, todayInJakarta()) };
  };
  return staticPage(() => pageFrame(locale, ['obs', 'booking', 'validation']), content);
};
