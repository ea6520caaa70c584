import type { GetStaticProps } from 'next';
import { staticIdPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { DestinationPage, type DestinationPageProps } from '@/features/group-tour/destination/destination-page';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { readDestination } from '@/hooks/tour/read-destination';
import { regionalPaths } from '@/hooks/tour/static-paths';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<DestinationPageProps> = (props) => <DestinationPage {...props} />;
export default Page;

export const getStaticPaths = regionalPaths;

export const getStaticProps: GetStaticProps = ({ locale, params }) => {
  const content = async (id: number) => {
    const [destination, messages] = await Promise.all([readDestination(locale, id), loadMessages(locale, ['region'])]);
    if (!destination) return null;
    const list = tourListModel(destination.tours, todayInJakarta());
    return { region: regionPage(destination, pageMessages(messages)), served: { query: '', list } };
  };
  return staticIdPage(params, () => pageFrame(locale, '/group-tour/destination/[id]', ['tour', 'kept']), content);
};
