import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { regionModel, visibleRegionals } from '@/domain/tour/regionals';
import { DestinationsPage, type DestinationsPageProps } from '@/features/group-tour/destination/destinations-page';
import { regionalsQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<DestinationsPageProps> = ({ regions }) => <DestinationsPage regions={regions} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { regionals } = await prefetch(locale, { regionals: regionalsQuery() });
    return { regions: visibleRegionals(regionals.data).map(regionModel) };
  };
  return staticPage(() => pageFrame(locale, '/group-tour/destination', ['tour']), content);
};
