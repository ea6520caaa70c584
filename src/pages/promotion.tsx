import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { PromotionPage, type PromotionPageProps } from '@/features/info/promotion/promotion-page';
import { offerOf } from '@/features/shared/tour/offer';
import { promotionsQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<PromotionPageProps> = ({ offers }) => <PromotionPage offers={offers} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { promotions } = await prefetch(locale, { promotions: promotionsQuery() });
    return { offers: promotions.data.map(offerOf) };
  };
  return staticPage(() => pageFrame(locale, '/promotion', ['info']), content);
};
