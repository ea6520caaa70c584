import { routes } from '@/config/routes';
import { seasonsQuery } from '@/data/operations/page';
import { toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { todayInJakarta } from '@/domain/dates';
import { seasonModel, visibleSeasons } from '@/domain/tour/season';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { tourCounts } from '@/features/group-tour/list/tour-list-page';
import { staticProps } from '@/shell/page-props';

export { TourListPage as default } from '@/features/group-tour/list/tour-list-page';

export const getStaticProps = staticProps('/group-tour', ['tour', 'season', 'kept'], async ({ locale }) => {
  const [tours, seasons] = await Promise.all([
    read(locale, toursQuery(tourQueryFromUrl({}))),
    read(locale, seasonsQuery(), { onFailure: 'optional', isShared: true, page: routes.tours() }),
  ]);
  const list = tourListModel(tours, todayInJakarta());
  const shown = visibleSeasons(seasons?.data ?? []).map(seasonModel);
  return { served: { query: '', list }, counts: tourCounts(list), seasons: shown };
});
