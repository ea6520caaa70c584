import { aboutPageQuery, bannersQuery } from '@/data/operations/page';
import { read } from '@/data/server/read';
import { corporateModel } from '@/features/corporate/corporate-model';
import { CorporatePage } from '@/features/corporate/corporate-page';
import { bannerPicture } from '@/features/shared/banner-picture';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(CorporatePage, { hasPreFooter: false });

export const getStaticProps = staticProps('/corporate', ['corporate'], async ({ locale }) => {
  const [about, banners] = await Promise.all([
    read(locale, aboutPageQuery()),
    read(locale, bannersQuery(), { onFailure: 'optional', page: '/corporate' }),
  ]);
  return { corporate: corporateModel(about.data, bannerPicture(banners?.data, 'promo')) };
});
