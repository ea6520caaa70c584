import { regionalsQuery, toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { todayInJakarta } from '@/domain/dates';
import { BookingStartPage, soonestTours } from '@/features/booking/start/booking-start-page';
import { startModel } from '@/features/booking/start/start-model';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(BookingStartPage, { hasPreFooter: false });

export const getStaticProps = staticProps('/booking', ['booking'], async ({ locale }) => {
  const [regionals, tours] = await Promise.all([
    read(locale, regionalsQuery()),
    read(locale, toursQuery(soonestTours)),
  ]);
  return { start: startModel(regionals.data, tours.data, todayInJakarta()) };
});
