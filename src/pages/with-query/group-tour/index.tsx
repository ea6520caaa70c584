import type { GetServerSideProps } from 'next';
import { prefetchRequested, prefetchShared } from '@/api/prefetch';
import { queryPage } from '@/api/query-page';
import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { servedList, tourListModel } from '@/features/group-tour/list/list-model';
import { viewFromUrl } from '@/features/group-tour/list/list-view';
import { TourListPage, type TourListPageProps, tourCounts } from '@/features/group-tour/list/tour-list-page';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { toursQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<TourListPageProps> = (props) => {
  useShallowEntry(routes.tours());
  return <TourListPage {...props} />;
};
export default Page;

export const getServerSideProps: GetServerSideProps = (context) => {
  const { locale } = context;
  const content = async () => {
    const query = tourQueryFromUrl(context.query);
    const [all, answer] = await Promise.all([
      prefetchShared(locale, toursQuery(tourQueryFromUrl({}))),
      prefetchRequested(locale, toursQuery(query)),
    ]);
    const counts = all && tourCounts(tourListModel(all, todayInJakarta()));
    // The saved tours are on the device, so they need no rows.
    const isComplete = answer !== null || viewFromUrl(context.query).view === 'saved';
    return { props: { served: servedList(query, answer), counts }, isComplete };
  };
  return queryPage(context, () => pageFrame(locale, '/with-query/group-tour', ['tour', 'kept']), content);
};
