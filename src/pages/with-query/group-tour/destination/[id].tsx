import { readDestination } from '@/data/server/read-destination';
import { serviceId } from '@/data/server/static-paths';
import { partyFromUrl, partyParameters } from '@/domain/party';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { DestinationPage } from '@/features/group-tour/destination/destination-page';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { servedList } from '@/features/group-tour/list/list-model';
import { queryPage } from '@/features/shared/query-page';
import { loadMessages } from '@/i18n/server-messages';
import { queryProps } from '@/shell/page-props';

export default queryPage(DestinationPage);

export const getServerSideProps = queryProps(
  '/with-query/group-tour/destination/[id]',
  ['tour', 'kept'],
  async ({ locale, params, query: given }) => {
    const id = serviceId(params?.id);
    const { regional_id: _own, ...query } = tourQueryFromUrl(given);
    const party = partyFromUrl(given.pax);
    const [destination, messages] = await Promise.all([
      id === null ? null : readDestination(locale, id, { ...query, ...partyParameters(party) }),
      loadMessages(locale, ['region']),
    ]);
    if (!destination) return null;
    const region = regionPage(destination, messages);
    const { tours } = destination;
    return { props: { region, served: servedList(query, tours) }, isComplete: tours !== null };
  },
);
