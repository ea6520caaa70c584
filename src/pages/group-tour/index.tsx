import { routes } from '@/config/routes';
import { toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { readSeasonLinks } from '@/data/server/read-season';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { tourCounts } from '@/features/group-tour/list/tour-list-page';
import { staticProps } from '@/shell/page-props';

export { TourListPage as default } from '@/features/group-tour/list/tour-list-page';

export const getStaticProps = staticProps('/group-tour', ['tour', 'season', 'kept'], async ({ locale }) => {
  const [tours, seasons] = await Promise.all([
    read(locale, toursQuery(tourQueryFromUrl({}))),
    readSeasonLinks(locale, routes.tours()),
  ]);
  const list = tourListModel(tours, todayInJakarta());
  return { served: { query: '', list }, counts: tourCounts(list), seasons };
});
