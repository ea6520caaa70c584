import { read } from '@/api/read';
import { sanitizeContent } from '@/api/sanitize-content';
import { languagesOf } from '@/domain/content-language';
import { termsModel } from '@/features/booking/terms/terms-model';
import { tourTermsQuery } from '@/hooks/tour';
import { staticProps } from '@/shell/page-props';

export { BookingTermsPage as default } from '@/features/booking/terms/booking-terms-page';

export const getStaticProps = staticProps('/booking/terms-and-conditions', ['booking'], async ({ locale }) => {
  const terms = await read(locale, tourTermsQuery());
  return { terms: termsModel(terms.data, sanitizeContent), ...languagesOf(terms.data) };
});
