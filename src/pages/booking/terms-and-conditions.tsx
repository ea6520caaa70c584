import type { GetStaticProps } from 'next';
import { prefetch } from '@/api/prefetch';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { languagesOf } from '@/domain/content-language';
import { BookingTermsPage, type BookingTermsPageProps } from '@/features/booking/terms/booking-terms-page';
import { termsModel } from '@/features/booking/terms/terms-model';
import { tourTermsQuery } from '@/hooks/tour/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<BookingTermsPageProps> = ({ terms }) => <BookingTermsPage terms={terms} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const { terms } = await prefetch(locale, { terms: tourTermsQuery() });
    return { terms: termsModel(terms.data, sanitizeContent), ...languagesOf(terms.data) };
  };
  return staticPage(() => pageFrame(locale, '/booking/terms-and-conditions', ['booking']), content);
};
