import { read, readList } from '@/api/read';
import { sanitizeContent } from '@/api/sanitize-content';
import { countryModels, passportModel } from '@/features/visa/visa-models';
import { VisaPage } from '@/features/visa/visa-page';
import { passportRequirementQuery, visaCountriesQuery } from '@/hooks/page';
import { page } from '@/shell/page-component';
import { staticProps } from '@/shell/page-props';

export default page(VisaPage);

export const getStaticProps = staticProps('/visa-and-passport', ['visa'], async ({ locale }) => {
  const [visa, passport] = await Promise.all([
    readList(locale, visaCountriesQuery()),
    read(locale, passportRequirementQuery()),
  ]);
  const countries = countryModels(visa.data, locale === 'en' ? 'en' : 'id', visa.language);
  return { countries, passport: passportModel(passport.data, sanitizeContent) };
});
