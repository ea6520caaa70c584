import { regionalsQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { staticProps } from '@/shell/page-props';

export { DestinationsPage as default } from '@/features/group-tour/destination/destinations-page';

export const getStaticProps = staticProps('/group-tour/destination', ['tour'], async ({ locale }) => {
  const { data } = await read(locale, regionalsQuery());
  return { regions: visibleRegionals(data).map(regionModel) };
});
