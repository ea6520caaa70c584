import { routes } from '@/config/routes';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { DestinationPage, type DestinationPageProps } from '@/features/group-tour/destination/destination-page';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { servedList } from '@/features/group-tour/list/list-model';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { readDestination } from '@/hooks/server/read-destination';
import { serviceId } from '@/hooks/server/static-paths';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import { queryProps } from '@/shell/page-props';

export default function Page(props: DestinationPageProps) {
  useShallowEntry(routes.destination(props.region.id));
  return <DestinationPage {...props} />;
}

export const getServerSideProps = queryProps(
  '/with-query/group-tour/destination/[id]',
  ['tour', 'kept'],
  async ({ locale, params, query: given }) => {
    const id = serviceId(params?.id);
    const { regional_id: _own, ...query } = tourQueryFromUrl(given);
    const [destination, messages] = await Promise.all([
      id === null ? null : readDestination(locale, id, query),
      loadMessages(locale, ['region']),
    ]);
    if (!destination) return null;
    const region = regionPage(destination, pageMessages(messages));
    const { tours } = destination;
    return { props: { region, served: servedList(query, tours) }, isComplete: tours !== null };
  },
);
