import { toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { tourCounts } from '@/features/group-tour/list/tour-list-page';
import { staticProps } from '@/shell/page-props';

export { TourListPage as default } from '@/features/group-tour/list/tour-list-page';

export const getStaticProps = staticProps('/group-tour', ['tour', 'kept'], async ({ locale }) => {
  const list = tourListModel(await read(locale, toursQuery(tourQueryFromUrl({}))), todayInJakarta());
  return { served: { query: '', list }, counts: tourCounts(list) };
});
