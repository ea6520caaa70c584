import type { GetStaticProps } from 'next';
import { prefetchPart } from '@/api/prefetch';
import { staticPage } from '@/api/static-page';
import { PrebookPage, type PrebookPageProps } from '@/features/prebook/prebook-page';
import { tourTermsQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const SHOWN_TERMS = 5;

const Page: KelanaPage<PrebookPageProps> = ({ terms }) => <PrebookPage terms={terms} />;
Page.hasPreFooter = false;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const answer = await prefetchPart(locale, tourTermsQuery(), '/prebook');
    return { terms: answer?.data.key_points.slice(0, SHOWN_TERMS) ?? [] };
  };
  return staticPage(() => pageFrame(locale, '/prebook', ['prebook']), content);
};
