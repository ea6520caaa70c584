import { read } from '@/api/read';
import { regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { DestinationsPage } from '@/features/group-tour/destination/destinations-page';
import { regionalsQuery } from '@/hooks/tour';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(DestinationsPage);

export const getStaticProps = staticProps('/group-tour/destination', ['tour'], async ({ locale }) => {
  const { data } = await read(locale, regionalsQuery());
  return { regions: visibleRegionals(data).map(regionModel) };
});
