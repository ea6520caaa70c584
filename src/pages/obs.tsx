import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { obsListModel } from '@/features/obs/obs-model';
import { ObsPage, type ObsPageProps } from '@/features/obs/obs-page';
import { toursQuery } from '@/hooks/tour/queries';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { obsLayout } from '@/shell/layouts/obs-layout';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

// The booking's code is loaded when a departure is chosen.
const CounterBooking = loadOnUse(() =>
  import('@/features/booking/counter/counter-booking').then((part) => part.CounterBooking),
);

const Page: KelanaPage<ObsPageProps> = ({ list }) => (
  <ObsPage list={list} booking={(id) => <CounterBooking tourId={id} />} />
);
Page.layout = obsLayout;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const tours = await prefetchPart(locale, toursQuery(tourQueryFromUrl({})), '/obs');
    return { list: tours && obsListModel(tours, todayInJakarta()) };
  };
  return staticPage(() => pageFrame(locale, '/obs', ['obs', 'booking', 'auth', 'form', 'validation']), content);
};
