import { toursQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { readSeasonLinks } from '@/data/server/read-season';
import { todayInJakarta } from '@/domain/dates';
import { partyFromUrl, partyParameters } from '@/domain/party';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { servedList, tourListModel } from '@/features/group-tour/list/list-model';
import { viewFromUrl } from '@/features/group-tour/list/list-view';
import { TourListPage, tourCounts } from '@/features/group-tour/list/tour-list-page';
import { queryPage } from '@/features/shared/query-page';
import { queryProps } from '@/shell/page-props';

export default queryPage(TourListPage);

export const getServerSideProps = queryProps(
  '/with-query/group-tour',
  ['tour', 'season', 'kept'],
  async ({ locale, query: given }) => {
    const query = tourQueryFromUrl(given);
    const party = partyFromUrl(given.pax);
    const [all, answer, seasons] = await Promise.all([
      read(locale, toursQuery(tourQueryFromUrl({})), { onFailure: 'optional', isShared: true }),
      read(locale, toursQuery({ ...query, ...partyParameters(party) }), { onFailure: 'null' }),
      readSeasonLinks(locale),
    ]);
    const counts = all && tourCounts(tourListModel(all, todayInJakarta()));
    // The saved tours are on the device, so they need no rows.
    const isComplete = answer !== null || viewFromUrl(given).view === 'saved';
    return { props: { served: servedList(query, answer), counts, seasons }, isComplete };
  },
);
