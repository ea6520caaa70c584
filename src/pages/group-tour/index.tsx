import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { tourQueryFromUrl } from '@/domain/tour/tour-query';
import { tourListModel } from '@/features/group-tour/list/list-model';
import { TourListPage, type TourListPageProps, tourCounts } from '@/features/group-tour/list/tour-list-page';
import { toursQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<TourListPageProps> = (props) => <TourListPage {...props} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { tours } = await prefetch(locale, { tours: toursQuery(tourQueryFromUrl({})) });
    const list = tourListModel(tours, todayInJakarta());
    return { served: { query: '', list }, counts: tourCounts(list) };
  };
  return staticPage(() => pageFrame(locale, '/group-tour', ['tour', 'kept']), content);
};
