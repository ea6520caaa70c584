import { passportRequirementQuery, visaCountriesQuery } from '@/data/operations/page';
import { read, readList } from '@/data/server/read';
import { sanitizeContent } from '@/data/server/sanitize-content';
import { countryModels, passportModel } from '@/features/visa/visa-models';
import { staticProps } from '@/shell/page-props';

export { VisaPage as default } from '@/features/visa/visa-page';

export const getStaticProps = staticProps('/visa-and-passport', ['visa'], async ({ locale }) => {
  const [visa, passport] = await Promise.all([
    readList(locale, visaCountriesQuery()),
    read(locale, passportRequirementQuery()),
  ]);
  const countries = countryModels(visa.data, locale === 'en' ? 'en' : 'id', visa.language);
  return { countries, passport: passportModel(passport.data, sanitizeContent) };
});
