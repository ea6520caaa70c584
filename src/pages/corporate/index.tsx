import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { corporateModel } from '@/features/corporate/corporate-model';
import { CorporatePage, type CorporatePageProps } from '@/features/corporate/corporate-page';
import { bannerPicture } from '@/features/shared/banner-picture';
import { aboutPageQuery, bannersQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<CorporatePageProps> = ({ corporate }) => <CorporatePage corporate={corporate} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { about } = await prefetch(locale, { about: aboutPageQuery() });
    const banners = await prefetchPart(locale, bannersQuery(), '/corporate');
    return { corporate: corporateModel(about.data, bannerPicture(banners?.data, 'promo')) };
  };
  return staticPage(() => pageFrame(locale, '/corporate', ['corporate']), content);
};
