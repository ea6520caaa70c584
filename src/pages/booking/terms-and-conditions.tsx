import type { GetStaticProps } from 'next';
import { prefetch, prefetchPart } from '@/api/prefetch';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { BookingTermsPage, type BookingTermsPageProps } from '@/features/booking/terms/booking-terms-page';
import { termsModel } from '@/features/booking/terms/terms-model';
import { contactPageQuery } from '@/hooks/page/queries';
import { tourTermsQuery } from '@/hooks/tour/queries';
import { serverWords } from '@/i18n/server-words';
import type { KelanaPage } from '@/shell/page';
import { shellData } from '@/shell/shell-data';

const Page: KelanaPage<BookingTermsPageProps> = ({ terms }) => <BookingTermsPage terms={terms} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) =>
  staticPage(async () => {
    const { terms } = await prefetch(locale, { terms: tourTermsQuery() });
    const shell = shellData(await prefetchPart(locale, contactPageQuery()));
    const words = await serverWords(locale, ['booking']);
    return { ...words, shell, terms: termsModel(terms.data, sanitizeContent) };
  });
