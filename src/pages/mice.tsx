import type { GetStaticProps } from 'next';
import { prefetchLists } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { miceModel } from '@/features/mice/mice-model';
import { MicePage, type MicePageProps } from '@/features/mice/mice-page';
import { miceProductsQuery } from '@/hooks/mice/queries';
import { bannersQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<MicePageProps> = ({ mice }) => <MicePage mice={mice} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const lists = await prefetchLists(locale, { products: miceProductsQuery(), banners: bannersQuery() });
    return { mice: miceModel(lists) };
  };
  return staticPage(() => pageFrame(locale, '/mice', ['mice', 'form', 'validation']), content);
};
