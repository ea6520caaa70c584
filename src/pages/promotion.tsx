import { readList } from '@/api/read';
import { todayInJakarta } from '@/domain/dates';
import { PromotionPage } from '@/features/info/promotion-page';
import { promotionsOf } from '@/features/shared/tour/offer';
import { promotionsQuery } from '@/hooks/page';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(PromotionPage);

export const getStaticProps = staticProps('/promotion', ['info'], async ({ locale }) => {
  const { data } = await readList(locale, promotionsQuery());
  return { offers: promotionsOf(data, todayInJakarta()) };
});
