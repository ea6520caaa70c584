import { read } from '@/api/read';
import { routes } from '@/config/routes';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { servedList, tourListModel } from '@/features/group-tour/list/list-model';
import { viewFromUrl } from '@/features/group-tour/list/list-view';
import { TourListPage, type TourListPageProps, tourCounts } from '@/features/group-tour/list/tour-list-page';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { toursQuery } from '@/hooks/tour';
import { queryProps } from '@/shell/page-props';

export default function Page(props: TourListPageProps) {
  useShallowEntry(routes.tours());
  return <TourListPage {...props} />;
}

export const getServerSideProps = queryProps(
  '/with-query/group-tour',
  ['tour', 'kept'],
  async ({ locale, query: given }) => {
    const query = tourQueryFromUrl(given);
    const [all, answer] = await Promise.all([
      read(locale, toursQuery(tourQueryFromUrl({})), { onFailure: 'optional', isShared: true }),
      read(locale, toursQuery(query), { onFailure: 'null' }),
    ]);
    const counts = all && tourCounts(tourListModel(all, todayInJakarta()));
    // The saved tours are on the device, so they need no rows.
    const isComplete = answer !== null || viewFromUrl(given).view === 'saved';
    return { props: { served: servedList(query, answer), counts }, isComplete };
  },
);
