import { bannersQuery, miceProductsQuery } from '@/data/operations/page';
import { readList } from '@/data/server/read';
import { miceModel } from '@/features/mice/mice-model';
import { MicePage } from '@/features/mice/mice-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

export default page(MicePage, { hasPreFooter: false });

export const getStaticProps = staticProps('/mice', ['mice', 'form', 'validation'], async ({ locale }) => {
  const [products, banners] = await Promise.all([
    readList(locale, miceProductsQuery()),
    readList(locale, bannersQuery()),
  ]);
  return { mice: miceModel({ products, banners }) };
});
