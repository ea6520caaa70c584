import type { GetStaticProps } from 'next';
import { prefetchLists } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { todayInJakarta } from '@/domain/dates';
import { PromotionPage, type PromotionPageProps } from '@/features/info/promotion-page';
import { promotionsOf } from '@/features/shared/tour/offer';
import { promotionsQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<PromotionPageProps> = ({ offers }) => <PromotionPage offers={offers} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { promotions } = await prefetchLists(locale, { promotions: promotionsQuery() });
    return { offers: promotionsOf(promotions.data, todayInJakarta()) };
  };
  return staticPage(() => pageFrame(locale, '/promotion', ['info']), content);
};
