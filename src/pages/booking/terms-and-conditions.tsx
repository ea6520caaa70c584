import { tourTermsQuery } from '@/data/operations/tour';
import { read } from '@/data/server/read';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { languagesOf } from '@/domain/content-language';
import { termsModel } from '@/features/booking/terms/terms-model';
import { staticProps } from '@/shell/page-props';

export { BookingTermsPage as default } from '@/features/booking/terms/booking-terms-page';

export const getStaticProps = staticProps('/booking/terms-and-conditions', ['booking'], async ({ locale }) => {
  const terms = await read(locale, tourTermsQuery());
  return { terms: termsModel(terms.data, sanitizeContent), ...languagesOf(terms.data) };
});
