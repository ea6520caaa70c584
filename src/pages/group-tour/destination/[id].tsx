import { todayInJakarta } from '@/domain/dates';
import { DestinationPage } from '@/features/group-tour/destination/destination-page';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { readDestination } from '@/hooks/server/read-destination';
import { regionalPaths } from '@/hooks/server/static-paths';
import { pageMessages } from '@/i18n/page-messages';
import { loadMessages } from '@/i18n/server-messages';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(DestinationPage);

export const getStaticPaths = regionalPaths;

export const getStaticProps = staticProps('/group-tour/destination/[id]', ['tour', 'kept'], async ({ locale, id }) => {
  const [destination, messages] = await Promise.all([readDestination(locale, id), loadMessages(locale, ['region'])]);
  if (!destination) return null;
  const list = tourListModel(destination.tours, todayInJakarta());
  return { region: regionPage(destination, pageMessages(messages)), served: { query: '', list } };
});
