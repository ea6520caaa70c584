import { toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { obsListModel } from '@/features/obs/obs-model';
import { ObsPage, type ObsPageProps } from '@/features/obs/obs-page';
import { loadOnUse } from '@/lib/defer/load-on-use';
import { obsLayout } from '@/shell/layouts/obs-layout';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

// The booking's code is loaded when a departure is chosen.
const CounterBooking = loadOnUse(() =>
  import('@/features/booking/counter/counter-booking').then((part) => part.CounterBooking),
);

const CounterPage = ({ list }: ObsPageProps) => (
  <ObsPage list={list} booking={(id) => <CounterBooking tourId={id} />} />
);
export default page(CounterPage, { layout: obsLayout });

export const getStaticProps = staticProps(
  '/obs',
  ['obs', 'booking', 'payment', 'plan', 'auth', 'form', 'validation'],
  async ({ locale }) => {
    const tours = await read(locale, toursQuery(tourQueryFromUrl({})), { onFailure: 'optional', page: '/obs' });
    return { list: tours && obsListModel(tours, todayInJakarta()) };
  },
);
