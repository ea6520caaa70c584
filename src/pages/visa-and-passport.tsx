import type { GetStaticProps } from 'next';
import { prefetch, prefetchLists } from '@/api/prefetch';
import { sanitizeContent } from '@/api/sanitize-content';
import { staticPage } from '@/api/static-page';
import { countryModels, passportModel } from '@/features/visa/visa-models';
import { VisaPage, type VisaPageProps } from '@/features/visa/visa-page';
import { passportRequirementQuery, visaCountriesQuery } from '@/hooks/page/queries';
import type { KelanaPage } from '@/shell/page';
import { pageFrame } from '@/shell/page-frame';

const Page: KelanaPage<VisaPageProps> = (props) => <VisaPage countries={props.countries} passport={props.passport} />;
export default Page;

export const getStaticProps: GetStaticProps = ({ locale }) => {
  const content = async () => {
    const [{ visa }, { passport }] = await Promise.all([
      prefetchLists(locale, { visa: visaCountriesQuery() }),
      prefetch(locale, { passport: passportRequirementQuery() }),
    ]);
    const countries = countryModels(visa.data, locale === 'en' ? 'en' : 'id', visa.language);
    return { countries, passport: passportModel(passport.data, sanitizeContent) };
  };
  return staticPage(() => pageFrame(locale, '/visa-and-passport', ['visa']), content);
};
