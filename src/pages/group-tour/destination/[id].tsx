import { readDestination } from '@/data/server/read-destination';
import { regionalPaths } from '@/data/server/static-paths';
import { todayInJakarta } from '@/domain/dates';
import { regionPage } from '@/features/group-tour/destination/region-model';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { loadMessages } from '@/i18n/server-messages';
import { staticProps } from '@/shell/page-props';

export { DestinationPage as default } from '@/features/group-tour/destination/destination-page';

export const getStaticPaths = regionalPaths;

export const getStaticProps = staticProps('/group-tour/destination/[id]', ['tour', 'kept'], async ({ locale, id }) => {
  const [destination, messages] = await Promise.all([readDestination(locale, id), loadMessages(locale, ['region'])]);
  if (!destination) return null;
  const list = tourListModel(destination.tours, todayInJakarta());
  return { region: regionPage(destination, messages), served: { query: '', list } };
});
