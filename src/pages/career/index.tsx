import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { CareerListPage, type CareerListPageProps } from '@/features/career/career-list-page';
import { careerListModel } from '@/features/career/vacancy';
import { careersQuery } from '@/hooks/career/queries';
import { aboutPageQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<CareerListPageProps> = ({ careers }) => <CareerListPage careers={careers} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const [{ careers }, about] = await Promise.all([
      prefetch(locale, { careers: careersQuery() }),
      prefetchPart(locale, aboutPageQuery(), '/career'),
    ]);
    return { careers: careerListModel(careers.data, about?.data ?? null) };
  };
  return staticPage(() => pageFrame(locale, '/career', ['career']), content);
};
