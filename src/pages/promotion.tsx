import { promotionsQuery } from '@/data/operations/page';
import { readList } from '@/data/server/read';
import { todayInJakarta } from '@/domain/dates';
import { promotionsOf } from '@/features/shared/tour/offer';
import { staticProps } from '@/shell/page-props';

export { PromotionPage as default } from '@/features/info/promotion-page';

export const getStaticProps = staticProps('/promotion', ['info'], async ({ locale }) => {
  const { data } = await readList(locale, promotionsQuery());
  return { offers: promotionsOf(data, todayInJakarta()) };
});
