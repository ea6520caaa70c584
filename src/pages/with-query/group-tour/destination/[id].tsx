import type { GetServerSideProps } from 'next';
import { queryPage } from '@/api/query-page';
import { serviceId } from '@/api/static-page';
import { routes } from '@/config/routes';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { DestinationPage, type DestinationPageProps } from '@/features/group-tour/destination/destination-page';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { servedList } from '@/features/group-tour/list/list-model';
import { useShallowEntry } from '@/features/shared/use-shallow-entry';
import { readDestination } from '@/hooks/tour/read-destination';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<DestinationPageProps> = (props) => {
  useShallowEntry(routes.destination(props.region.id));
  return <DestinationPage {...props} />;
};
export default Page;

export const getServerSideProps: GetServerSideProps = (context) => {
  const { locale, params } = context;
  const content = async () => {
    const id = serviceId(params?.id);
    const { regional_id: _own, ...query } = tourQueryFromUrl(context.query);
    const [destination, messages] = await Promise.all([
      id === null ? null : readDestination(locale, id, query),
      loadMessages(locale, ['region']),
    ]);
    if (!destination) return null;
    const props = {
      region: regionPage(destination, pageMessages(messages)),
      served: servedList(query, destination.tours),
    };
    return { props, isComplete: destination.tours !== null };
  };
  return queryPage(
    context,
    () => pageFrame(locale, '/with-query/group-tour/destination/[id]', ['tour', 'kept']),
    content,
  );
};
