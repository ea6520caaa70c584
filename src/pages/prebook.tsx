import { tourTermsQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { PrebookPage } from '@/features/prebook/prebook-page';
import { page } from '@/shell/page';
import { staticProps } from '@/shell/page-props';

const SHOWN_TERMS = 5;

export default page(PrebookPage, { hasPreFooter: false });

export const getStaticProps = staticProps('/prebook', ['prebook'], async ({ locale }) => {
  const answer = await read(locale, tourTermsQuery(), { onFailure: 'optional', page: '/prebook' });
  return { terms: answer?.data.key_points.slice(0, SHOWN_TERMS) ?? [] };
});
